import { describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ country: 'AU' });

const idsIn = async (path: string): Promise<string[]> =>
  (await desk.api.get(path)).body.data.map(({ id }: { id: string }) => id);

const person = async (name: string, email: string): Promise<string> =>
  (await desk.api.post('/candidates', { name, email })).body.data.id;

const day = (count: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(Date.now() + count * 86_400_000);

describe('lists by the name of a person', () => {
  it('find candidates by words in any order, without accents, and those not to be approached', async () => {
    const jose = await person('José María Núñez', 'jose@example.org');
    await person('Jose Smith', 'smith@example.org');
    await desk.api.patch(`/candidates/${jose}`, { do_not_approach: true });
    expect(await idsIn('/candidates?name=nunez%20jose')).toEqual([jose]);
    expect(await idsIn('/candidates?name=nobody%20here')).toEqual([]);
  });

  it.each([
    ["Liam O'Shea", 'Liam OShea', 'oshea', 'liam o shea', 'LIAM O’SHEA', 'shea liam'],
    ['Liam OShelley', "Liam O'Shelley", 'o’shelley', 'o shelley liam'],
    ['John McDougall', 'John Mc Dougall', 'mc dougall', 'mcdougall, john'],
    ['Jean Mc Gregor', 'Jean McGregor', 'mcgregor'],
    ['Juan De la Peña', 'Juan de la Pena', 'delapena juan', 'peña', 'de lapena'],
    ['Rosa Delarosa', 'Rosa de la Rosa'],
    ['Piet van den Berk', 'Piet Vandenberk', 'vanden berk', 'van den berk', 'berk, van den', 'vandenberk'],
    ['Anne-Marié Löw', 'Annemarie Low', 'Anne Marie Low', 'anne-marie'],
    ['Mary Beth Quist', 'Mary-Beth Quist'],
  ])('find %s by the name as others write it, with its parts joined or apart', async (name, ...written) => {
    const one = await person(name, `${name.replaceAll(/\W/g, '')}@example.org`);
    const others = ['Joan Sheard', 'Jude Lapenson', 'Ann Berkley Low'];
    for (const other of others) await person(other, `${other.replaceAll(/\W/g, '')}-${one}@example.org`);
    for (const words of written)
      expect(await idsIn(`/candidates?name=${encodeURIComponent(words)}`), words).toEqual([one]);
  });

  it('find applications, interviews and placements, these by type, guarantee, contract end and whether they go on', async () => {
    const client = (await desk.api.post('/clients', { name: 'Ironbark' })).body.data.id;
    const ana = await person('Ana Ruiz', 'ana@example.org');
    const ben = await person('Ben Ode', 'ben@example.org');
    const apply = async (candidate: string, title: string): Promise<string> => {
      const job_id = (await desk.api.post('/jobs', { title, client_id: client })).body.data.id;
      return (await desk.api.post('/applications', { candidate_id: candidate, job_id })).body.data.id;
    };
    const applied = await apply(ana, 'CFO');
    const other = await apply(ben, 'Site Engineer');
    expect(await idsIn('/applications?name=ruiz')).toEqual([applied]);

    const starts_at = `${day(1)}T00:30:00.000Z`;
    const met = await desk.api.post('/interviews', {
      application_id: applied,
      kind: 'internal',
      starts_at,
      ends_at: `${day(1)}T01:00:00.000Z`,
    });
    expect(met.status, JSON.stringify(met.body.error)).toBe(201);
    expect(await idsIn('/interviews?name=ana')).toEqual([met.body.data.id]);
    expect(await idsIn('/interviews?name=ben')).toEqual([]);
    expect(await idsIn(`/interviews?day=${day(1)}`)).toEqual([met.body.data.id]);
    expect(await idsIn('/interviews?day=tomorrow')).toEqual([met.body.data.id]);
    expect(await idsIn('/interviews?day=today')).toEqual([]);

    const permanent = await desk.api.post('/placements', {
      application_id: applied,
      salary: 90_000,
      fee_percent: 20,
      start_date: day(-10),
      guarantee_days: 30,
    });
    expect(permanent.body.data.guarantee_ends_on).toBe(day(20));
    const contract = await desk.api.post('/placements', {
      application_id: other,
      placement_type: 'contract',
      charge_rate: 100,
      pay_rate: 80,
      rate_period: 'hourly',
      start_date: day(-40),
      contract_end_date: day(-5),
    });
    expect(contract.status, JSON.stringify(contract.body.error)).toBe(201);
    const [one, two] = [permanent.body.data.id, contract.body.data.id];
    expect(await idsIn('/placements?name=Ruiz%20ANA')).toEqual([one]);
    expect(await idsIn('/placements?placement_type=contract')).toEqual([two]);
    expect(
      await idsIn(`/placements?guarantee_ends_after=${day(0)}&guarantee_ends_before=${day(30)}`),
    ).toEqual([one]);
    expect(await idsIn(`/placements?ends_before=${day(0)}`)).toEqual([two]);
    expect(await idsIn('/placements?ongoing=true')).toEqual([one]);
    expect(await idsIn('/placements?ongoing=false')).toEqual([two]);
  });
});
