import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Figures, figuresOf, storeFigures } from '#test/harness/figures.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { person } from '#test/harness/person.ts';

const { running, desk } = useDesk({ country: 'AU' });

const large = async (): Promise<void> => {
  const today = new Date().toISOString().slice(0, 10);
  const made = figuresOf({ accountId: desk.accountId, today, applications: 6000 });
  const figures: Figures = JSON.parse(JSON.stringify(made));
  await running.service.store.write((unit) => storeFigures(unit.tx, figures));
};

/** The home of somebody, in the pieces in which it arrives. */
const pieces = async (userId: string): Promise<string[]> => {
  const somebody = await person(running.service, running.app, userId);
  await somebody.signIn(somebody.email);
  const cookie = [...somebody.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { body } = await running.app.request(`${running.service.publicUrl()}/`, { headers: { cookie } });
  const arrived: string[] = [];
  const decoder = new TextDecoder();
  for await (const piece of body ?? []) arrived.push(decoder.decode(piece, { stream: true }));
  return arrived;
};

it('shows the rest of a large desk before its figures, which follow in the same page, and all at once while they are kept', async () => {
  await large();
  const [first = '', second = '', ...more] = await pieces(desk.adminId);
  for (const part of ['needs-you', 'pipeline', 'done', 'running']) expect(first).toContain(`id="${part}"`);
  expect(first).toMatch(/id="figures".*take a moment to read/s);
  expect(first).not.toContain('<caption>Applications by where');
  expect(second).toContain('Applications by where they came from.');
  expect(second.trimEnd().endsWith('</html>')).toBe(true);
  expect(more).toEqual([]);
  const again = await pieces(desk.adminId);
  expect(again).toHaveLength(1);
  expect(again[0]).toContain('Applications by where they came from.');
  expect(again[0]).not.toContain('take a moment to read');
});

it('says in the place of figures that fail what to do, and keeps the rest of the page whole', async () => {
  const { store } = running.service;
  const { userId } = await desk.user('admin');
  await store.write(({ tx }) =>
    sql`alter table application_stages rename column left_to to went`.execute(tx),
  );
  const [, second] = await pieces(userId).finally(() =>
    store.write(({ tx }) => sql`alter table application_stages rename column went to left_to`.execute(tx)),
  );
  expect(second).toMatch(/could not be read just now. Load the page again.*<\/html>\s*$/s);
  expect((await pieces(userId)).at(-1)).toContain('Applications by where they came from.');
});

it('reads the figures of a large agency once in five minutes, says when, and keeps those of different rights apart', async () => {
  const seenBy = async (userId: string) => {
    const somebody = await person(running.service, running.app, userId);
    await somebody.signIn(somebody.email);
    return async () => (await somebody.get('/')).html;
  };
  const admin = await seenBy(desk.adminId);
  const first = await admin();
  expect(first).toContain('Fees and figures as of');
  const sources = (html: string) => /Applications by where they came from.*?<\/table>/s.exec(html)?.[0];
  expect(sources(first)).toBeDefined();
  await running.service.store.write(({ tx }) =>
    tx
      .updateTable('applications')
      .set({ source: 'referral' })
      .where('account_id', '=', desk.accountId)
      .execute(),
  );
  expect(sources(await admin())).toBe(sources(first));
  const consultant = await seenBy((await desk.user('consultant')).userId);
  expect(sources(await consultant())).not.toBe(sources(first));
});
