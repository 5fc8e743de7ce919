import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { peopleSearch, place } from '#test/harness/people-search.ts';

const { desk } = useDesk({ country: 'AU' });
const { add, search, found } = peopleSearch(desk);

it('finds who holds either of two trades whose letters stand in brackets, and each strongly', async () => {
  await add('Rita', { current_title: 'Registered Nurse' });
  await add('Enid', { current_title: 'Enrolled Nurse' });
  await add('Ada', { current_title: 'Accountant' });
  const { results } = await search('Registered Nurse (RN) or Enrolled Nurse (EN)');
  expect(
    results.map(({ name, band }: { name: string; band: string }) => `${name} ${band}`).toSorted(),
  ).toEqual(['Enid strong', 'Rita strong']);
});

it('finds who flies in and who is of high voltage by these short forms, alone and before a town', async () => {
  await add('Flyn', { current_title: 'FIFO Mechanic', ...place('Perth', 'AU', 'WA') });
  await add('Volta', { current_title: 'HV Electrician', ...place('Perth', 'AU', 'WA') });
  await add('Switch', { current_title: 'Electrician', skills: ['HV Switching'], ...place('Hobart', 'AU') });
  const [first] = (await search('FIFO Perth')).results;
  expect(first.name).toBe('Flyn');
  expect(await found('FIFO')).toEqual(['Flyn']);
  expect(await found('HV')).toEqual(['Switch', 'Volta']);
  expect(await found('HV Perth')).toEqual(['Volta']);
});

it('is sure of the person whose number or address the words only lead to', async () => {
  await add('Nomi', { phone: '0412 555 777', email: 'nomi@people.example' });
  for (const query of [
    'candidate with phone 0412 555 777',
    'call 0412 555 777',
    'whose email is nomi@people.example',
  ]) {
    const { results, notes } = await search(query);
    expect(results.map(({ name, band }: { name: string; band: string }) => [name, band])).toEqual([
      ['Nomi', 'strong'],
    ]);
    expect(notes).toEqual([]);
  }
});

it('offers the town of its own country that a town abroad without anybody is spelled nearly as', async () => {
  await add('Sid', { current_title: 'Chef', ...place('Sydney', 'AU', 'NSW') });
  const { total_count, notes } = await search('chef in Sidney');
  expect(total_count).toBe(0);
  const told = notes.find(({ code }: { code: string }) => code === 'town_spelled_like');
  expect(told?.message).toMatch(/Nobody lives in Sidney, US.*Search for "Sydney"/);
  await add('Ned', { current_title: 'Chef', ...place('Sidney', 'US', 'OH') });
  const again = await search('chef in Sidney');
  expect(again.notes.map(({ code }: { code: string }) => code)).not.toContain('town_spelled_like');
});

it('tells of a word beside a trade that may mean several things, and keeps nobody out by it', async () => {
  await add('Acton', { current_title: 'Accountant' });
  const { results, notes } = await search('steady accountants');
  expect(results.map(({ name }: { name: string }) => name)).toContain('Acton');
  expect(notes.map(({ message }: { message: string }) => message).join(' ')).toContain('steady');
});
