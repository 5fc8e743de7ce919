import { expect } from 'vitest';
import type { Workspace } from './workspace.ts';

/** Adds people to an agency and searches them over REST; `at` is another agency than the given one. */
export function peopleSearch(desk: Workspace) {
  let count = 0;
  const add = async (name: string, body: object = {}, at: Workspace = desk): Promise<string> => {
    count += 1;
    const email = `someone${count}@people.example`;
    const { status, body: made } = await at.api.post('/candidates', { name, email, ...body });
    expect(status).toBe(201);
    return made.data.id;
  };
  const search = async (query: string, at: Workspace = desk) =>
    (await at.api.post('/candidates/search', { query, limit: 100 })).body.data;
  /** The names of who is found, sorted. */
  const found = async (query: string, at: Workspace = desk): Promise<string[]> =>
    (await search(query, at)).results.map(({ name }: { name: string }) => name).toSorted();
  /** The codes of a search's notes. */
  const codes = ({ notes }: { notes: { code: string }[] }): string[] => notes.map(({ code }) => code);
  return { add, search, found, codes };
}

/** The place that a person lives in. */
export const place = (city: string, country: string, state?: string) => ({
  location: { city, country, state },
});

/** A job of a person's experience; the present one where it has no end. */
export const job = (title: string, employer: string, from: string, to?: string) => ({
  title,
  employer,
  from,
  ...(to === undefined ? { is_current: true } : { to }),
});
