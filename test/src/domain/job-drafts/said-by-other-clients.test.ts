import { describe, expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/reader.ts';

const read = (text: string, home = 'GB') => readRole(text, home, '2026-11-26');

describe('the title', () => {
  it.each([
    [
      'Howaya Sarah, Declan here in Ennis\nI’m stuck for a butcher. Qualified or as near as.',
      'Butcher',
      'IE',
    ],
    ['We are now able to proceed with a part-time Sonographer for our Leeds clinic.', 'Sonographer', 'GB'],
    [
      'Nige – Southside Collision – Invercargill\npanelbeater, qualified\n$36 to $42 p/h',
      'Panelbeater',
      'NZ',
    ],
    [
      'Senior Test Automation Engineer, remote anywhere in Ireland. Permanent.',
      'Senior Test Automation Engineer',
      'IE',
    ],
    ['COVER SUPERVISOR x3 (closing Friday 9th May)\nPart time, Rochdale', 'Cover Supervisor', 'GB'],
    ['Werkvoorbereider nodig, Deventer. Fulltime, vast.', 'Werkvoorbereider', 'NL'],
    [
      'Vi behöver en redovisningskonsult till kontoret i Östersund. Tillsvidare, heltid.',
      'Redovisningskonsult',
      'SE',
    ],
    [
      'QA Specialist, contract 11 months, on site\nJob: batch record review, deviations, walk downs',
      'QA Specialist',
      'IE',
    ],
    [
      'Hier kurz die Eckdaten zur Vakanz.\nBauleiter Tiefbau (m/w/d), Standort Uelzen, Festanstellung, Vollzeit. Gehalt 62.000 bis 72.000 Euro im Jahr, Firmenwagen mit Privatnutzung, dreißig Tage Urlaub, Bikeleasing.\nAufgaben: drei bis vier Kanal- und Straßenbaustellen gleichzeitig führen, Aufmaß und Abrechnung nach VOB, Nachunternehmer steuern und Nachträge stellen, Abstimmung mit den Kommunen und den Anliegern der Baustellen.',
      'Bauleiter Tiefbau (m/w/d)',
      'DE',
    ],
  ])('is what the role is called, and no greeting, place or word of a sentence: %s', (text, title, home) => {
    expect(read(text, home).fields.title).toBe(title);
  });

  it('is as an ad of before is changed, in whatever letters', () => {
    const { fields } = read(
      "Use last year's ad but change these: it's a Foreman now not crew leader, money is $26-$30 an hour.\n\nLANDSCAPE CREW LEADER - LANCASTER, PA\n$23 to $26 per hour, full time\nRun skid steer and mini excavator\nMust have: 3 years hardscape",
      'US',
    );
    expect(fields.title).toBe('Landscape Foreman');
    expect(fields.compensation).toMatchObject({ base_min: 26, base_max: 30, period: 'hour' });
    expect(fields.location).toMatchObject({ city: 'Lancaster', country_code: 'US' });
  });
});

describe('the place', () => {
  it.each([
    ['Machine Learning Engineer. Bellevue, WA, hybrid 3 days in the office.', 'Bellevue', 'US'],
    [
      'Lift Engineer for the Bristol and Bath patch.\nA first chat on Teams and a second face to face at the Avonmouth depot.',
      'Bristol',
      'GB',
    ],
    ['Store Manager, our George branch (Garden Route Mall).', 'George', 'ZA'],
    ['- Credit Controller, Stockport head office, permanent', 'Stockport', 'GB'],
    ['Job title: Funeral Arranger\nBranch / town: Lowestoft', 'Lowestoft', 'GB'],
    ['Dental assistant (Shelley)\nKitchener ON, perm, 4 days', 'Kitchener', 'CA'],
    ['QA Specialist, contract, Athenry Co Galway, on site', 'Athenry', 'IE'],
    ['Listing Coordinator, JLT office Dubai, full time', 'Dubai', 'AE'],
  ])('is where the work is, and not where people meet or whom they are: %s', (text, city, home) => {
    expect(read(text, home).fields.location?.city).toBe(city);
  });
});

describe('the pay', () => {
  it.each([
    ['about one eighty to two hundred a day', 'GB', { base_min: 180, base_max: 200, period: 'day' }],
    ['thirteen pound an hour', 'GB', { base_min: 13, period: 'hour' }],
    ['roughly 27 grand', 'GB', { base_min: 27_000, period: 'year' }],
    ['Entre 26,50 $ et 31 $ de l’heure', 'CA', { base_min: 26.5, base_max: 31, period: 'hour' }],
    ['R180 - R220 per hour', 'ZA', { base_min: 180, base_max: 220, period: 'hour' }],
    ['38 an hour to start', 'CA', { base_min: 38, period: 'hour' }],
    ['82k-95k pro rata', 'NZ', { base_min: 82_000, base_max: 95_000, period: 'year' }],
  ])('is read as it is said: %s', (said, home, pay) => {
    expect(
      read(`Joiner wanted.\n${said}\nMust have two years in joinery.`, home).fields.compensation,
    ).toMatchObject(pay);
  });
});

it('says where a brief tells nothing of interviews, so that nobody takes the usual ones for told', () => {
  const note = /does not say how people are interviewed/u;
  expect(read('Baker, Leeds, full time.').notes.some((said) => note.test(said))).toBe(true);
  expect(
    read('Baker, Leeds, full time.\nTrial shift, then a chat with the owner here.').notes.some((said) =>
      note.test(said),
    ),
  ).toBe(false);
});

it('takes an answer in a chat for what it answers', () => {
  const { fields } = read(
    'Shaun W/f: need a gas engineer pal\nShaun W/f: up to 42k, van\nMe: Perm full time yes?\nShaun W/f: aye\nShaun W/f: gas safe, clean licence',
  );
  expect(fields).toMatchObject({ title: 'Gas engineer', employment_type: 'full_time' });
});

it('takes a wish that only the sentence behind it names for one', () => {
  const { fields } = read(
    'Butcher in Ennis, permanent and full time.\nBreaking down lamb and beef, making sausages and burgers for the counter, serving and cleaning down at the end of the day. The HACCP book is kept as well, and orders are taken over the counter.\nThree years at the block and good with customers, who come from all over the county and talk a lot while they wait for what they came for. If they can make a black pudding they can name their price. So that’d be a bonus.',
    'IE',
  );
  expect(fields.spec?.nice_to_have?.join()).toContain('black pudding');
});
