import { describe, expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/index.ts';

const fieldsOf = (text: string, home = 'GB') => readRole(text, home).fields;
const notesOf = (text: string, home = 'GB') => readRole(text, home).notes.join('\n');

describe('a brief as it comes', () => {
  it.each([
    [
      'Hi Bea\nHappy Friday! Here is the spec for the Supply Chain Analyst as promised.\nLeeds office.',
      'Supply Chain Analyst',
    ],
    ['Call notes - Ravi 3/2\nBookkeeper, part time, Hull', 'Bookkeeper'],
    [
      'From: Jo Pike <jo@pike.example>\nSubject: FW: Credit Controller\n\nPlease start, usual terms.\n-----Original Message-----\nFrom: Ann\nSent: Monday\nSubject: Credit Controller - new role\n\nThe job is in York. You will chase debtors of three companies by phone and in writing, and close the ledger each month.',
      'Credit Controller',
    ],
    [
      'wie besprochen suchen wir zum 01.09.2027 einen Technischen Einkäufer (m/w/d) in Bremen.',
      'Technischer Einkäufer (m/w/d)',
    ],
  ])('gives the role as title, without greetings, notes and who forwarded it: %j', (text, title) => {
    expect(fieldsOf(text).title).toBe(title);
  });

  it('takes pay whose time nobody said only where its size and cents leave no other, and says so', () => {
    const text = 'Forklift driver, Leeds. We pay £14.20 plus shift allowance.';
    expect(fieldsOf(text).compensation).toMatchObject({ base_min: 14.2, period: 'hour' });
    expect(notesOf(text)).toContain('does not say for what time; it was taken as an hour');
    const open = 'Forklift driver, Leeds. We pay £25-27 plus shift allowance.';
    expect(fieldsOf(open).compensation).toBeUndefined();
    expect(notesOf(open)).toContain('does not say for what time; set compensation');
    expect(fieldsOf('Data Engineer en freelance\nTJM : 480 à 540 €', 'FR').compensation).toMatchObject({
      base_min: 480,
      base_max: 540,
      period: 'day',
    });
    expect(fieldsOf('Buchhalter in Köln, 52.000 bis 58.000 EUR brutto', 'DE').compensation).toMatchObject({
      base_min: 52_000,
      base_max: 58_000,
      period: 'year',
    });
    expect(fieldsOf('Nurse in Tampa, base $81,000, 401k with match', 'US').compensation).toMatchObject({
      base_min: 81_000,
    });
  });

  it('tells a second rate in a note', () => {
    expect(notesOf('Picker in Leeds\n£12.90/h days, £14.10/h nights')).toContain('£14.10/h nights');
  });

  it('takes the one country that people of a remote job must live in, and none of two', () => {
    const remote = (said: string) => fieldsOf(`Product Manager\n${said}`).location;
    expect(remote('100% remote, must live in Ireland')).toEqual({
      type: 'remote',
      country: 'Ireland',
      country_code: 'IE',
    });
    expect(remote('Full remote en France')).toMatchObject({ type: 'remote', country_code: 'FR' });
    expect(remote('Remote (anywhere in Spain or Portugal)')).toEqual({ type: 'remote' });
    expect(notesOf('Product Manager\nRemote (anywhere in Spain or Portugal)')).toContain(
      'in which one country',
    );
  });

  it.each([
    ['two days WFH', 'GB'],
    ['zwei Tage Homeoffice pro Woche', 'DE'],
    ['un jour de télétravail par semaine', 'FR'],
    ['Fridays from home', 'US'],
  ])('knows that some days are at home: %s', (said, home) => {
    expect(fieldsOf(`Controller\nOur Leeds office, ${said}.`, home).location).toMatchObject({
      type: 'hybrid',
    });
  });

  it('reads a day that the brief says from when, and notes one that it cannot', () => {
    expect(fieldsOf('Cover teacher, Leeds, contract from 6 September 2027').target_start_date).toBe(
      '2027-09-06',
    );
    expect(fieldsOf('Engagement: 6 months\nCommencement: 15/06/2027').target_start_date).toBe('2027-06-15');
    expect(notesOf('Chef\nStart: after the holidays')).toContain('after the holidays');
  });

  it('files what stands behind a label or below one, in three languages, and ends a list with its signs', () => {
    const { spec } = fieldsOf(
      'Controller\nProfil:\n- SAP CO\nVon Vorteil: Power BI\nAufgaben:\n- Monatsabschluss\nWir arbeiten papierlos.',
      'DE',
    );
    expect(spec).toMatchObject({
      requirements: ['SAP CO'],
      nice_to_have: ['Power BI'],
      responsibilities: ['Monatsabschluss'],
    });
  });

  it('keeps what was told in confidence to the end of its paragraph, and a ceiling of pay alone, out of the spec', () => {
    const { spec } = fieldsOf(
      [
        'Site manager',
        'You run three sites. We could stretch to 78k. You report to the director.',
        'NB for Jo only: the last one walked out. The owner drinks.',
        'Please do not mention this. We are selling the yard. It closes in May.',
        '(budget tops out at 80, off the record) You order materials.',
      ].join('\n'),
    );
    const said = JSON.stringify(spec);
    for (const inside of ['stretch', 'walked out', 'drinks', 'selling', 'closes in May', 'tops out'])
      expect(said).not.toContain(inside);
    for (const open of ['run three sites', 'report to the director', 'order materials'])
      expect(said).toContain(open);
  });

  it('leaves the card of whoever sent it out of the spec', () => {
    const { spec } = fieldsOf(
      'Planner\nYou plan routes for sixty trucks.\nOrla Quinn\nOperations Lead | Quinn Freight\n4 Dock Road, Cork\n086 555 0101',
    );
    expect(JSON.stringify(spec)).not.toMatch(/Orla|Quinn|Dock Road|086/);
    expect(JSON.stringify(spec)).toContain('sixty trucks');
  });

  it('says where the process of interviews was not understood', () => {
    expect(notesOf('Planner\nYou plan routes.\nInterview with the boss when he is back.')).toContain(
      'How people are interviewed was not understood',
    );
  });
});
