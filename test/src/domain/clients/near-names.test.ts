import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

describe('near names of clients', () => {
  const { running, desk } = useDesk();

  const named = async (name: string): Promise<string> =>
    (await desk.api.post('/clients', { name })).body.data.id;

  const nearTo = async (name: string): Promise<string[]> => {
    const { status, body } = await desk.api.post('/clients', { name });
    expect(status).toBe(201);
    await desk.api.delete(`/clients/${body.data.id}`);
    const warning = (body.meta.warnings ?? []).find(({ code }: { code: string }) => code === 'near_name');
    return warning === undefined ? [] : warning.message.match(/cli_\w+/g);
  };

  it('are found among thousands of clients that begin alike, also with words more or fewer, but never by another number', async () => {
    const short = await named('Harbour');
    const long = await named('Harbour Freight');
    const longest = await named('Harbour Freight Sydney North Pty Ltd');
    const numbered = await named('Harbour Freight 2');
    const account = desk.accountId;
    await running.service.store.write(({ tx }) =>
      sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < 3000)
        insert into clients (id, account_id, name, name_folded, company_key, locations, is_self, fee_version,
          enrichment_status, dna_status, created_at, updated_at)
        select 'cli_many' || i, ${account}, 'Harbinger ' || i, 'harbinger ' || i, 'harbinger ' || i, '[]', 0, 1,
          'none', 'none', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' from n`.execute(tx),
    );
    expect(await nearTo('Harbour Frieght')).toEqual([short, long]);
    expect(await nearTo('Harbour Freights')).toEqual([short, long]);
    expect(await nearTo('Harbour Freight Sydney')).toEqual([short, long, longest]);
    expect(await nearTo('Harbour Freight 22')).toEqual([]);
    expect(await nearTo('Harbour Frieght 2')).toEqual([numbered]);
    expect(await nearTo('Harbour Freight 2 North')).toEqual([numbered]);
    expect(await nearTo('Harbinger 3001')).toEqual([]);
  });

  it('refuses a client that is on the books under the letters of another keyboard, unless it is said to be another', async () => {
    const known = await named('Grün Logistik GmbH');
    const strauss = await named('Strauss und Soehne');
    for (const [name, id] of [
      ['Gruen Logistik', known],
      ['GRUEN LOGISTIK AG', known],
      ['Strauß & Söhne KG', strauss],
    ]) {
      const { body } = await desk.api.post('/clients', { name });
      expect(body.error).toMatchObject({ code: 'DUPLICATE_CLIENT', field: 'name', existing_id: id });
    }
    expect((await desk.api.post('/clients', { name: 'Grunn Logistik' })).status).toBe(201);
    const other = await desk.api.post('/clients', { name: 'Gruen Logistik', allow_duplicate: true });
    expect(other.status).toBe(201);
  });
});
