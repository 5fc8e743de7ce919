import { expect, it } from 'vitest';
import { identityOf, scrub, withoutClient } from '#src/domain/anonymity/index.ts';

const of = (employer: string) =>
  identityOf({ candidate: { name: 'Jo Smith', experience: [{ employer }], education: [] } });

it.each([
  ['Nordlicht AB (publ)', 'Joined Nordlicht AB (publ) in 2010.', 'Joined a company in 2010.'],
  ['Nordlicht AB (publ)', 'Joined Nordlicht in 2010.', 'Joined a company in 2010.'],
  [
    'Smithfield Trading Ltd t/a Peppercorn Cafe',
    'Ran Peppercorn Cafe, and Peppercorn was busy. Smithfield Trading paid her.',
    'Ran a company, and a company was busy. A company paid them.',
  ],
  ['JLM Holdings Pty Ltd T/A Gumtree Joinery', 'A joiner at Gumtree Joinery, paid by JLM.', null],
  ['M Patel trading as Kestrel Motors', 'Kestrel gave a reference.', null],
  ['Peppercorn Cafe (Smithfield Trading Ltd)', 'Smithfield Trading signed.', 'A company signed.'],
  ['Brixmoor LLC f/k/a Tamarind Homes', 'At Tamarind for years, at Brixmoor since.', null],
  ['Oakhurst Ltd (in administration)', 'Left Oakhurst Ltd (in administration).', 'Left a company.'],
  ['The Trustees of Wyverstone Hospice', 'At Wyverstone Hospice since 2010.', null],
  ['Tanaka Seiki Kabushiki Kaisha', 'Ten years at Tanaka Seiki KK.', 'Ten years at a company.'],
  ['Grianstone UC', 'Grianstone Unlimited Company and Grianstone hired.', 'A company and a company hired.'],
  [
    'Lakeland Co-operative Society',
    'Joined Lakeland Co-op in 2010, left Lakeland Coop.',
    'Joined a company in 2010, left a company.',
  ],
  ['Mlekpol Sp. z o.o. Sp.k.', 'At Mlekpol sp. z o.o. since 2010.', 'At a company since 2010.'],
  ['Zoltek Zrt.', 'Zoltek Zrt. hired her.', 'A company hired them.'],
  ['有限会社ミナミ工房', 'ミナミ工房で勤務。', 'ある企業で勤務。'],
  ['日立製作所株式会社', '㈱日立製作所に勤務', 'ある企業に勤務'],
  ['(주)한빛전자', '한빛전자(주)에서 근무', '한 회사에서 근무'],
])('the core name of %s goes in each form, and its legal form with it: %s', (employer, text, shown) => {
  const { text: read } = scrub(text, of(employer));
  if (shown !== null) expect(read).toBe(shown);
  for (const word of employer.match(/\p{Lu}\p{Ll}{4,}/gu) ?? [])
    if (!/^(?:Trading|Motors|Joinery|Holdings|Trustees|Hospice|Society|Homes)$/u.test(word))
      expect(read).not.toContain(word);
});

it('a client that trades under another name is hidden in both', () => {
  const client = { name: 'Smithfield Trading Ltd t/a Peppercorn Cafe' };
  const { text } = withoutClient('Peppercorn Cafe and Smithfield Trading Ltd hire.', identityOf({ client }));
  expect(text).not.toMatch(/Peppercorn|Smithfield/u);
});

it('a note in brackets that is no name stays a note, and its words are no name', () => {
  const text = 'A contract is what she wants. She runs a cafe and trades in pepper.';
  expect(scrub(text, of('Target (contract)')).text).toBe(
    'A contract is what they want. They run a cafe and trades in pepper.',
  );
});
