import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const identity = identityOf({
  candidate: { ...splitName('Zuzka Birnbaum'), experience: [{ title: 'X', employer: 'Group Five' }] },
});

it.each([
  ['PGR stock is a golden handcuff until February.', 'PGR'],
  ['Note to self: DSY shares vest in two tranches.', 'DSY'],
  ['A listed house (0293.HK, if the client cares).', '0293.HK'],
  ['The KNEBV bonus shares are locked until March.', 'KNEBV'],
  ['FRSH vesting is the only thing in the way: 40% in August.', 'FRSH'],
  ['CX on the NYSE is where the options sit.', 'CX'],
  ['EBS.VI bleibt im Depot liegen, also kein Zeitdruck', 'EBS'],
  ['- retention bonus in June, AD.AS stock on top', 'AD.AS'],
  ['Has RSUs in ADYN until the spring.', 'ADYN'],
  ['Hält noch VOW3-Aktien, die er nicht verkaufen will.', 'VOW3'],
  ['Las acciones de BBVX vencen en junio y hasta entonces no se mueve.', 'BBVX'],
  ['Ze heeft ASMX-aandelen tot maart, daarna kan het.', 'ASMX'],
])('takes out the code by which a house is traded, told by its shares: %s', (text, code) => {
  expect(scrub(text, identity).text).not.toContain(code);
});

it.each([
  ['Ran MRO stock on top of the store.', 'MRO stock'],
  ['The package has RSU vesting over four years.', 'RSU vesting'],
  ['Traded FX options until 2019.', 'FX options'],
  ['Counts SKU stock weekly; the UK stock plan is theirs.', 'UK stock'],
  ['Two ASP.NET services and a README.', 'ASP.NET'],
])('leaves other letters there: %s', (text, kept) => {
  expect(scrub(text, identity).text).toContain(kept);
});
