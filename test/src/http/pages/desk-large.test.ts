import { expect, it } from 'vitest';
import { type Figures, figuresOf, storeFigures } from '#test/harness/figures.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { person } from '#test/harness/person.ts';

const { running, desk } = useDesk({ country: 'AU' });

it('reads the figures of a large agency once in five minutes, says when, and keeps those of different rights apart', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const made = figuresOf({ accountId: desk.accountId, today, applications: 6000 });
  const figures: Figures = JSON.parse(JSON.stringify(made));
  await running.service.store.write((unit) => storeFigures(unit.tx, figures));
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
