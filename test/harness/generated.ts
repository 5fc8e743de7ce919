import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type COUNTRIES, candidates, createWorld, profileAt } from '#examples/demo/generator/index.ts';

const today = '2026-03-31';

/** How many of the first so many people there are, and how many e-mails, and of phones and profiles, differ. */
export function distinct(country: (typeof COUNTRIES)[number], people: number) {
  const world = createWorld({ seed: 5, country, today });
  const emails = new Set<string>();
  const once = new Set<string>();
  let keys = 0;
  for (let index = 0; index < people; index++) {
    const { email, phone, linkedin_url } = profileAt(world, index).fields;
    emails.add(email.toLowerCase());
    for (const key of [phone, linkedin_url]) {
      if (key === null) continue;
      keys++;
      once.add(key);
    }
  }
  return { people, emails: emails.size, keys, once: once.size };
}

/** By how many bytes what is held grows between two people of a stream. */
export function heldBetween(early: number, late: number): number {
  setFlagsFromString('--expose_gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('No garbage collector to call.');
  const stream = candidates({ seed: 9, country: 'AU', today, from: 0, count: late + 1 });
  const held = (steps: number): number => {
    for (let i = 0; i < steps; i++) stream.next();
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = held(early);
  return held(late - early) - before;
}
