import Sqlite from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startService } from '#test/harness/workspace.ts';

/** A read of people that an index narrows by the agency alone. */
const ALL_OF_AN_AGENCY = /(SCAN|SEARCH) (c|candidates|candidate_index)\b(?!.*\(account_id=\? AND)/;

it('holds a new person against those who are there by indexes, however many they are', async () => {
  const running = await startService();
  onTestFinished(() => running.close());
  const desk = await running.workspace();
  const asked = new Map<string, Sqlite.Database>();
  const { prepare } = Sqlite.prototype;
  const watched = vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (
    this: Sqlite.Database,
    text: string,
  ) {
    asked.set(text, this);
    return prepare.call(this, text);
  });
  const { status } = await desk.api.post('/candidates', {
    name: 'Ana Ruiz',
    email: 'ana.ruiz@mail.example',
    phone: '+61412555019',
    linkedin_url: 'https://www.linkedin.com/in/ana-ruiz',
  });
  watched.mockRestore();
  expect(status).toBe(201);
  const reads = [...asked].filter(([text]) => /^select\b/i.test(text) && text.includes('candidate'));
  expect(reads.length).toBeGreaterThan(2);
  const wide = reads.flatMap(([text, store]) => {
    const plan = store.prepare<unknown[], { detail: string }>(`explain query plan ${text}`);
    const details = plan.all(...(text.match(/\?/g) ?? []).map(() => '')).map(({ detail }) => detail);
    return details.some((detail) => ALL_OF_AN_AGENCY.test(detail)) ? [{ text, details }] : [];
  });
  expect(wide).toEqual([]);
});
