import { expect, it } from 'vitest';
import { keptBackIn } from '#src/domain/ads/kept-back.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startBoardDesk } from '#test/harness/postings.ts';

const here = fixture(startBoardDesk);

const BRIEF = [
  'We need a dairy technician in Cork, permanent, days.',
  'You will sample and test milk, keep the records and calibrate the analysers.',
  'Two years in a food laboratory and a degree in a science.',
  'Between us, the Charleville silo failed its swabs in August and the co-op has hushed it.',
  'Please keep that to yourself.',
].join('\n');
const found = (body: string, isUnread = true) => keptBackIn([['body', body]], BRIEF, [], [], isUnread);

it('holds a sentence of an ad that says again what the brief of its job keeps back, whole, in part or in another order', () => {
  for (const said of [
    'Between us, the Charleville silo failed its swabs in August and the co-op has hushed it.',
    'The Charleville silo failed its swabs in August.',
    'In August swabs of the Charleville silo failed.',
  ])
    expect(found(`You sample and test milk. ${said}`)).toMatchObject([
      { verdict: 'held', about: 'confidence', words: said },
    ]);
});

it('leaves what the brief says of the work, and what it does not say', () => {
  expect(found('You sample and test milk in Cork, keep the records and calibrate the analysers.')).toEqual(
    [],
  );
  expect(found('Two years in a food laboratory and a degree in a science. Free parking.')).toEqual([]);
});

it('tells a person who wrote it and read it', () => {
  expect(found('The Charleville silo failed its swabs in August.', false)).toMatchObject([
    { verdict: 'look' },
  ]);
});

it.each([
  [
    "Front desk / dental receptionist, Hampton. For Marguerite's husband's practice (Dr Olney). \n\nMon-Thu 8.30-5.30, alt Saturdays 9-1. Dental4Windows, HICAPS, recalls, quoting treatment plans, calming nervous people down. $30-33 ph. He'd really like a younger girl, mid twenties, well presented, somebody who isn't about to run off and have babies like the last two. Dental assisting background handy for when they're short. Small team of 6, lovely coffee machine.",
    ['Front desk / dental receptionist', 'Hampton'],
    'Front desk for a small practice in Hampton. Mon to Thu 8.30 to 5.30 and alternate Saturdays. Dental4Windows, HICAPS, recalls and treatment plan quotes.',
  ],
  [
    'Stellenprofil SPS-Programmierer/in, Standort Stuttgart-Vaihingen (neue Sortieranlage)\n\nKurz: TIA Portal, S7-1500, Profinet, Inbetriebnahme von Förder- und Sortiertechnik, 30% Reisen DACH, 4 J. Erfahrung, Techniker oder Ing. Automatisierung. Führerschein B. 68-78k, Dienstwagen m. Privatnutzung nach Probezeit. \nAnke meinte noch: nur Muttersprachler, und bitte niemand über 50, der Projektleiter ist selbst erst 31 und das gibt sonst böses Blut.\nVollzeit, unbefristet, ab sofort.',
    [
      'Kurz: TIA Portal, S7-1500, Profinet, Inbetriebnahme von Förder- und Sortiertechnik, 30% Reisen DACH, 4 J.',
    ],
    'TIA Portal, S7-1500, Profinet, Inbetriebnahme von Förder- und Sortiertechnik in Stuttgart-Vaihingen, 30 % Reisen DACH, verhandlungssicheres Deutsch. 68.000 bis 78.000 Euro, Dienstwagen.',
  ],
])('takes what is public of the job for no secret, even out of a line with one', (brief, told, body) => {
  const read = (known: string[]) => keptBackIn([['body', body]], brief, [], known, true);
  expect(read([])).not.toEqual([]);
  expect(read(told)).toEqual([]);
});

it('keeps such an ad of a program a draft until a person has looked', async () => {
  const id = await here.job({ title: 'Dairy Technician', description: BRIEF });
  const { body } = await here.desk.api.patch(`/jobs/${id}/ad`, {
    body: 'You sample and test milk. The Charleville silo failed its swabs in August.',
    status: 'published',
  });
  expect(body.data.status).toBe('draft');
  expect(body.data.review.findings).toContainEqual(
    expect.objectContaining({
      verdict: 'held',
      about: 'confidence',
      reason: 'The job’s own brief keeps this back from its ad.',
    }),
  );
});
