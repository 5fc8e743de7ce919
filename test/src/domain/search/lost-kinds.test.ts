import { beforeAll, describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { peopleSearch } from '#test/harness/people-search.ts';

const { desk } = useDesk({ country: 'GB', env: { RATE_LIMIT_AI_PER_MINUTE: '100000' } });
const { add, search } = peopleSearch(desk);

beforeAll(async () => {
  await add('Nurse One', { current_title: 'Registered Nurse' });
  await add('Nurse Two', { current_title: 'Registered Nurse' });
  await add('Driver One', { current_title: 'Truck Driver', skills: ['HIAB'] });
  await add('Driver Two', { current_title: 'Truck Driver' });
  await add('Books One', { current_title: 'Bookkeeper', skills: ['SAP'] });
  await add('Audit One', { current_title: 'External Auditor', skills: ['SAP'] });
});

const told = async (query: string): Promise<string> =>
  (await search(query)).notes.map(({ message }: { message: string }) => message).join();

describe('of a list of trades', () => {
  it('one of whom nobody meets what is asked of all is told', async () => {
    expect(await told('registered nurses or truck drivers with HIAB')).toContain(
      'nobody of Registered Nurse meets it',
    );
  });

  it.each(['bookkeepers or external auditors with SAP', 'registered nurses or truck drivers'])(
    'none is told where each of them is found: %s',
    async (query) => {
      expect(await told(query)).not.toContain('was asked of all');
    },
  );
});
