import { describe, expect, it } from 'vitest';
import { offeredBesidePay, offeredInList } from '#src/domain/ads/beside-pay.ts';
import { tellsStreet, withoutProducts } from '#src/domain/ads/client.ts';
import { mayTellHouse, tellsHouse } from '#src/domain/ads/of-the-house.ts';
import { isPrivateToBrief } from '#src/domain/ads/public-lines.ts';
import { briefLines, readBrief } from '#src/domain/jobs/index.ts';

const texts = (lines: readonly { text: string }[]): string[] => lines.map(({ text }) => text);

describe('a brief under the headings that people write', () => {
  it.each([
    ['What I need', 'requirements'],
    ['The person:', 'requirements'],
    ['Was Sie mitbringen', 'requirements'],
    ['Ce que nous attendons', 'requirements'],
    ['Imprescindible:', 'requirements'],
    ['Would be good', 'nice_to_have'],
    ["It'd be good if you have", 'nice_to_have'],
    ['Se valora:', 'nice_to_have'],
    ['MAIN TASKS', 'responsibilities'],
    ['What they do all day:', 'responsibilities'],
    ['Was Sie erwartet', 'responsibilities'],
    ['Ce que vous ferez', 'responsibilities'],
    ['The package:', 'offers'],
    ['You get:', 'offers'],
    ['CONDITIONS', 'offers'],
    ['Was wir bieten', 'offers'],
    ['Se ofrece:', 'offers'],
    ['Rewards', 'offers'],
  ] as const)('files what stands below %j under %s', (head, section) => {
    const brief = readBrief(`Ledger Clerk\n${head}\nBlue folders, kept in order`);
    expect(texts(brief[section])).toEqual(['Blue folders, kept in order']);
  });

  it.each(['Who we are:', 'Qui sommes-nous ?', 'Über uns', 'Company Overview'])(
    'takes nothing of what the house says of itself below %j',
    (head) => {
      const brief = readBrief(`Ledger Clerk\n${head}\nWe print blue folders in a red hall`);
      expect(JSON.stringify({ ...brief, left_out: [] })).not.toContain('red hall');
    },
  );

  it('reads labels in the lines of a list, and lines that nothing heads by what they name', () => {
    const brief = readBrief(
      'call with the owner\n- wants: 3 seasons in a shed\n- duties: milking, calving\n- Forklift licence\n- 25 days holiday\n- Load the trucks',
    );
    expect(texts(brief.requirements)).toEqual(['3 seasons in a shed', 'Forklift licence']);
    expect(texts(brief.responsibilities)).toEqual(['Milking, calving', 'Load the trucks']);
    expect(texts(brief.offers)).toEqual(['25 days holiday']);
  });

  it('ends a list without signs where a sentence begins', () => {
    const brief = readBrief(
      'Would be good\nLO licence\nCert IV in WHS\nThere is a canteen and parking for everyone.',
    );
    expect(texts(brief.nice_to_have)).toEqual(['LO licence', 'Cert IV in WHS']);
    expect(brief.intro).toEqual(['There is a canteen and parking for everyone.']);
  });

  it('takes that everybody may apply for no offer and no requirement', () => {
    const said = 'Aboriginal and Torres Strait Islander people are encouraged to apply.';
    expect(readBrief(`CONDITIONS\nUniform\n${said}`).intro).toEqual([said]);
  });
});

it('reads an exported chat without who wrote when, and a mail without its footer, motto and card', () => {
  expect(
    briefLines('[9:14 am, 12/03] Ngaire W: RN with AHPRA\n12/03/27, 09:15 - Ngaire W: 3 yrs in paeds').lines,
  ).toEqual(['RN with AHPRA', '3 yrs in paeds']);
  expect(
    briefLines(
      'Nights, full time.\nGrant Sowerby\nOperations Manager - Structures\nDDI 09 555 0199\n"Fresh to your door"\nThis email is confidential and may be privileged.',
    ).lines,
  ).toEqual(['Nights, full time.']);
});

it('keeps perks in money that stand beside the pay, and nothing of the pay', () => {
  expect(
    offeredBesidePay(
      '$28 to $38/hr DOE, $2,000 sign-on bonus, take-home van, 401(k) 4% match and 10 days PTO.',
    ),
  ).toEqual(['$2,000 sign-on bonus', 'Take-home van', '401(k) 4% match', '10 days PTO']);
  expect(offeredInList('€42,000 to €50,000, 20% shift premium, VHI, 23 days annual leave, bonus 8%')).toEqual(
    ['20% shift premium', 'VHI', '23 days annual leave'],
  );
  expect(offeredBesidePay('Pay is $88k plus super plus 15% shift loading.')).toEqual(['15% shift loading']);
});

it.each([
  'Family owned since 1978.',
  'Founded in 2006 by two teachers.',
  'We are the largest independent firm on the coast.',
  'The home was rated Outstanding by the CQC in 2024.',
  'It is part of our client family of 11 homes.',
  'You know us from the crisps in every pub.',
  'Das Haus entwickelt seit 1954 Spannfutter.',
  'Mit unserer Marke "RotaGrip" sind wir vorn.',
  "L'usine existe depuis 1921.",
  'La empresa fue fundada en 1980.',
])('a hidden house is told by %j', (said) => {
  expect(tellsHouse(said)).toBe(true);
});

it.each([
  'You are the first point of contact for tenants.',
  'You lead a team of twelve people.',
  'At least five years in a leading role.',
  'Cares for the largest portfolio of the team.',
  'Won at least eight new accounts a year.',
  'Five years in brand or product marketing.',
])('no house is told by %j', (said) => {
  expect(tellsHouse(said)).toBe(false);
});

it('leaves a sentence out where it names whose work it is', () => {
  expect(mayTellHouse('It is for the bypass that we build for Sowerbee.')).toBe(true);
  expect(mayTellHouse('La obra es para Inmobiliaria Duero.')).toBe(true);
  expect(mayTellHouse('The Head of Science leads a faculty from Years 7 to 12.')).toBe(false);
  expect(mayTellHouse('They plan the day by Aistear and Síolta.')).toBe(false);
  expect(mayTellHouse('Dispensing Optician for Wellington, full time.')).toBe(false);
});

it.each([
  ['Sell CrunchPea and Oat Riot into supermarkets', 'Sell our client’s brands into supermarkets'],
  ['Look after our subscription (Wick Club, 22,000 members)', 'Look after our subscription (22,000 members)'],
  ['Sell SaaS and hardware to schools', 'Sell SaaS and hardware to schools'],
  ['Work in our office (Perth) and at home', 'Work in our office (Perth) and at home'],
])('calls nothing by the name that the client gave it: %j', (said, shown) => {
  expect(withoutProducts(said)).toBe(shown);
});

it.each([
  ['Hybrid from our office on East 6th Street', true],
  ['Unit 4 Kirk Sandall Ind Est', true],
  ['el de la calle Larios', true],
  ['beside the Parkmore roundabout', true],
  ['Five years in High Street retail', false],
  ['You drive on public roads', false],
])('says at which house a client sits: %j, %s', (said, told) => {
  expect(tellsStreet(said)).toBe(told);
});

it.each([
  "Here's the ad we ran on Seek two years ago.",
  'JD attached in the body.',
  'Anbei die Stelle, alte Anzeige von StepStone, bitte anonym schalten.',
  "Voici l'ancienne annonce.",
  'Te paso la vacante.',
  "Don't use our name yet.",
  'Keep that to yrself.',
  'No digas que somos nosotros.',
  'Y lo de la baja de Rocío que quede entre nosotras.',
  'Old Ken is being let go.',
])('is private: %j', (said) => {
  expect(isPrivateToBrief(said)).toBe(true);
});

it.each([
  'You run the ad account and the budget on it.',
  'You write each job ad and post the listing on our site.',
  'The role is out on site and off the phone.',
  'You are going to lead the migration.',
  'Legal would be your closest partner.',
  'Raised floors are checked by you.',
])('is no aside: %j', (said) => {
  expect(isPrivateToBrief(said)).toBe(false);
});
