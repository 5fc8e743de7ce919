import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startBoardDesk } from '#test/harness/postings.ts';

const here = fixture(startBoardDesk);

it('pages through the rules newest first, the active ones alone where that is asked', async () => {
  for (const name of ['one', 'two', 'three']) {
    const active = name !== 'two';
    await here.desk.api.post('/distribution/rules', { name, active, target_board_slugs: ['career_page'] });
  }
  const names = ({ body }: { body: { data: { name: string }[] } }) => body.data.map(({ name }) => name);
  const first = await here.desk.api.get('/distribution/rules?limit=2');
  expect(names(first)).toEqual(['three', 'two']);
  const rest = await here.desk.api.get(`/distribution/rules?limit=2&after=${first.body.meta.next_cursor}`);
  expect(names(rest)).toEqual(['one']);
  expect(names(await here.desk.api.get('/distribution/rules?active=true'))).toEqual(['three', 'one']);
});
