import { describe, expect, it } from 'vitest';
import { offeredBesidePay } from '#src/domain/ads/beside-pay.ts';
import { tellsStreet } from '#src/domain/ads/client.ts';
import { ownBrandsIn } from '#src/domain/ads/own-brands.ts';
import {
  isPrivateToBrief,
  mentionsPay,
  withoutContactDetails,
  withoutWhoLeaves,
} from '#src/domain/ads/public-lines.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk({ country: 'GB', name: 'Harbour Talent' });

async function drafted(client: string, title: string, description: string): Promise<string> {
  const desk = deskOf(agency);
  const job_id = await desk.job({ client_id: await desk.client({ name: client }), title, description });
  const { headline, body, bullets } = (await agency.api.patch(`/jobs/${job_id}/ad`, {})).body.data;
  return [headline, body, ...(bullets ?? [])].filter(Boolean).join('\n');
}

describe('an ad of a brief that was mailed', () => {
  it('takes a plain word at the beginning of a sentence for no name of the client, and hides what bears one', async () => {
    const pumps = await drafted(
      'Pacific Pumps Limited',
      'Engineer',
      'Pumps and motors are what we fix. Pacific Pumps is in Hull.',
    );
    expect(pumps).toContain('Pumps and motors are what we fix.');
    expect(pumps).not.toContain('Pacific');
    const beer = await drafted(
      'Oak & Anvil Brewing Co.',
      'Brewer',
      'We brew in barrels. The flagship Anvil Stout stays as is.',
    );
    expect(beer).not.toContain('Anvil');
    expect(ownBrandsIn('Hammer and anvil work, on an Anvil.', 'Oak & Anvil Brewing Co.')).toEqual([]);
  });

  it('offers what stands beside the pay, and none of the pay', async () => {
    const said = await drafted(
      'Kessler GmbH',
      'Fräser',
      'Wir suchen einen Fräser in Augsburg. Geboten werden 3.600 bis 4.200 Euro im Monat, 30 Tage Urlaub und eine betriebliche Altersvorsorge.',
    );
    expect(said).toContain('- 30 Tage Urlaub\n- Betriebliche Altersvorsorge');
    expect(said).not.toMatch(/3\.600|4\.200|Euro/);
  });

  it('has a body where the brief is one sentence, so that it can be published', async () => {
    const desk = deskOf(agency);
    const job_id = await desk.job({
      title: 'Porter',
      description: 'The porter keeps the night desk.',
      location: { type: 'on_site', city: 'Hull', country: 'GB' },
    });
    const { status, body, headline } = (await agency.api.patch(`/jobs/${job_id}/ad`, { status: 'published' }))
      .body.data;
    expect([status, headline, body]).toEqual(['published', null, 'The porter keeps the night desk.']);
  });

  it('says whole sentences, each with a capital and an end', async () => {
    const said = await drafted(
      'Hansa AG',
      'Leitung',
      'Guten Tag Frau Albers,\nwir suchen eine Leitung in Hamburg.\nRückfragen an Beate Lührs, Tel. 040 3344 918, Am Sandtorkai 12.\nMeine Durchwahl ist 0821 554 71 22.',
    );
    expect(said).toBe('Wir suchen eine Leitung in Hamburg.');
  });
});

it.each([
  [
    '$150,000 plus super, 12 weeks paid parental leave, hybrid three days.',
    ['12 weeks paid parental leave', 'Hybrid three days'],
  ],
  ['£38,000, van, overtime at time and a half.', ['Van', 'Overtime at time and a half']],
  ['€45,000, pension and canteen.', ['Pension', 'Canteen']],
  ['2 450 euros brut, primes et reprise d’ancienneté.', ['Reprise d’ancienneté']],
  ['We pay $90k and you may get shares.', []],
  ['You will have a van.', []],
])('of %j it is offered beside the pay: %j', (line, offered) => {
  expect(offeredBesidePay(line)).toEqual(offered);
});

it.each([
  ['Final accounts and claims up to £5m', false],
  ['We pay full salary for 20 weeks of maternity leave', false],
  ['Base pay of 50,000', true],
  ['£62,000, car allowance', true],
  ['A package of up to £1.2m', true],
  ['Pay is forty dollars an hour', true],
  ['Der Lohn liegt bei zwanzig Euro die Stunde', true],
  ['You lift fifty pounds and climb forty feet', false],
  ['You raised a hundred thousand dollars for charities', false],
])('tells what is paid: %j, %s', (line, told) => {
  expect(mentionsPay(line)).toBe(told);
});

it.each([
  'Meine Durchwahl ist [phone removed].',
  'Vous pouvez me joindre au [phone removed].',
  'My mobile if you need me is [phone removed].',
])('says nothing where only a number is told: %s', (line) => {
  expect(withoutContactDetails(line)).toBeNull();
});

it.each([
  ['Am Sandtorkai 12', true],
  ['Königsallee 201', true],
  ['Holzdamm 4', true],
  ['Im Team 5', false],
  ['Am Ende 3', false],
  ['14 rue de Courcelles', true],
])('tells the street: %s, %s', (line, told) => {
  expect(tellsStreet(line)).toBe(told);
});

it.each([
  ['He hasn’t told the crew yet.', true],
  ['To be straight with you, nights are hard to fill.', true],
  ['We might lose two people to the co-op.', true],
  ['Die anderen wissen noch nichts davon.', true],
  ['L’équipe n’est pas au courant.', true],
  ['As Pauline retires at Easter we should like a legal secretary in Kidderminster.', true],
  ['Now that Mr Okafor has left, the seat is free.', true],
  ['With Dave handing in his notice, we need a welder.', true],
  ['As Nurse on the ward you will look after twelve beds.', false],
  ['With Python and Go you will build our platform.', false],
  ['You have not told a story until you told it in data.', false],
  ['Our customers will be told about delays by you.', false],
])('is private: %s, %s', (line, told) => {
  expect(isPrivateToBrief(line)).toBe(told);
});

it.each([
  [
    'As Pauline retires at Easter we need a payroll officer, Chris21 a must.',
    'We need a payroll officer, Chris21 a must.',
  ],
  ['Now that Mr Okafor has left, you will lead the shop.', 'You will lead the shop.'],
  [
    'As Nurse on the ward you will look after twelve beds.',
    'As Nurse on the ward you will look after twelve beds.',
  ],
])('keeps what is asked beside who leaves the seat: %s', (line, kept) => {
  expect(withoutWhoLeaves(line)).toBe(kept);
});
