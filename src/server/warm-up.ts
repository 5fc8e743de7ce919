import { setTimeout as pause } from 'node:timers/promises';
import { anonymise, identityOf } from '#src/domain/anonymity/index.ts';
import { review } from '#src/domain/moderation/index.ts';
import { firstReads } from '#src/domain/search/first-reads.ts';
import type { Service } from './service.ts';

/** What starts with a process has its time first. */
const AFTER_MS = 3_000;
/** Between two steps requests are answered. */
const BETWEEN_MS = 50;

const AD =
  'Senior electrician in Perth. You hold an A licence and like to work in a small team. $52 an hour.';
const SUMMARY = 'Grace is a senior electrician, five years with Ventia. She can start in four weeks.';

/**
 * Reads a few words of each kind in a process that has just begun, one at a time, so that those who come first are answered as
 * quickly as the others: patterns are compiled and lexicons loaded when they are first used. Nothing is kept of it.
 */
export async function warmUp({ log, stopping }: Pick<Service, 'log' | 'stopping'>): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const person = identityOf({
    candidate: { name: 'Grace Lindqvist', first_name: 'Grace', last_name: 'Lindqvist' },
  });
  const steps = [
    ...firstReads(today),
    () => review([['description', AD]], { subject: 'role', place: 'AU', isUnread: true }),
    () => anonymise(SUMMARY, person),
  ];
  const as = { signal: stopping, ref: false };
  try {
    await pause(AFTER_MS, undefined, as);
    for (const step of steps) {
      step();
      await pause(BETWEEN_MS, undefined, as);
    }
  } catch (error) {
    if (!stopping.aborted) log.error({ err: error }, 'the first reads of words failed');
  }
}
