import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const WORK = 'Closed month end in three days and got through two clean audits.';
const found = (text: string) =>
  review([['text', text]], { subject: 'person', place: 'AU', isShown: true }).filter(
    ({ verdict }) => verdict !== 'clear',
  );

/** Sentences that tell of somebody's own time, home or person. */
const TOLD = {
  leave: [
    'Priya goes on maternity leave in August.',
    'They go on maternity leave in August.',
    'Two months, then on parental leave.',
    'Immediate, on workers’ comp.',
    'Currently on stress leave.',
    'Immediate; on workers compensation.',
    'Is back from maternity leave since June.',
    'Available once her sick leave ends.',
    'Paternity leave from 3 April.',
    'Wants to take adoption leave next year.',
    'Has carer’s leave booked for October.',
    'Spent a year on WorkCover.',
    'Has an open WorkCover claim.',
    'Leads a team of six and goes on parental leave in May.',
    'Notice: six weeks (on mat leave).',
    'Keeps two sites running and was on long-term sick leave last winter.',
    'Returning from parental leave in spring.',
    'Geht im Mai in Elternzeit.',
    'Part en congé maternité en mai.',
  ],
  faith: [
    'Free after Eid.',
    'Not before the end of Ramadan.',
    'Can start after Passover.',
    'Available from May, not on the Sabbath.',
    'Three weeks, after Diwali.',
    'Fasts during Ramadan.',
    'Leaves at three on Fridays for Shabbat.',
  ],
  union: [
    'Tomás is in the union.',
    'Has always been in a union.',
    'Joined the union last year.',
    'She is a shop steward.',
    'Pays union dues.',
    'Is not in the union.',
    'A member of the train drivers’ union.',
    'Was a union delegate at the depot.',
  ],
  home: [
    'No baggage.',
    'Comes without baggage, so weekends are fine.',
    'No ties at home.',
    'Nobody at home to hurry back to.',
    'No commitments at home, so nights suit.',
    'Has little ones at home.',
    'Free of family commitments.',
    'No family ties to keep them here.',
    'Starts late, as there are kids to get to school.',
    'After the school holidays (children).',
    'Outside school hours only if somebody has the kids.',
    'Nothing to rush home for.',
  ],
  medicine: [
    'Is on medication.',
    'Takes medication daily.',
    'Has a disability.',
    'Works with a disability.',
    'Wears a ring on the left hand and is settled.',
  ],
  body: [
    'Leila is five months along.',
    'They are three months along.',
    'Four months along.',
    'Bettina is expecting in July.',
    'Ngaire is expecting.',
  ],
  orientation: [
    'Tomás is gay.',
    'She is a lesbian.',
    'Our candidate is bisexual.',
    'Rory came out as trans.',
  ],
  age: [
    'Ngaire is 52.',
    'Tomás is 47 and sharp.',
    'Our candidate turns 60 in June.',
    'She is fifty-two.',
    'Leila Haddad is 28, and fast.',
  ],
};

const LAWFUL = [
  'Covered a colleague’s maternity leave for nine months.',
  'Maternity cover contract at a bank, twelve months.',
  'Stood in for the finance manager on parental leave.',
  'Managed WorkCover claims for forty sites.',
  'Brought fourteen injured workers back from WorkCover.',
  'Wrote the parental leave policy.',
  'Cut sick leave by a third in a year.',
  'Advised managers on parental leave and flexible work.',
  'Ran payroll for two hundred people, with parental leave and sick pay.',
  'Processed sick leave, annual leave and long service leave.',
  'Acting head of payroll while the head was on maternity leave.',
  'Lowered WorkCover premiums at two depots.',
  'Midwife on a maternity ward.',
  'Supports women who return from maternity leave.',
  'Case manager at WorkCover Queensland.',
  'Led union negotiations at three sites.',
  'Closed an enterprise agreement with the union.',
  'Worked with the union on rosters.',
  'Ran the members desk of a credit union.',
  'Coached a rugby union club’s finance committee.',
  'Represented the company in talks with union delegates.',
  'Is in charge of union relations.',
  'Ran Ramadan campaigns for a grocery chain.',
  'Planned stock before Eid and Diwali.',
  'Doubled sales during Diwali at two stores.',
  'Started a night bakery for Ramadan trade.',
  'Wrote the Passover range for a supermarket.',
  'Ran holiday programs in the school holidays for sixty children.',
  'After-school care educator.',
  'Taught outside school hours at a language centre.',
  'Handled baggage claims for an airline.',
  'Baggage handler, three years at the airport.',
  'No baggage was lost in two summers at the carousel.',
  'No ties to any vendor.',
  'Visited patients who had nobody at home.',
  'Cares for residents with family commitments in mind.',
  'Their team is 52 people.',
  'Headcount is 52.',
  'They are 40 minutes from the office.',
  'Is 30% faster than plan.',
  'Set up the payroll of a gay and lesbian festival.',
  'Available after Christmas.',
  'Free from 3 May, four weeks’ notice.',
  'Reads ledgers straight and fast.',
  'Took a portfolio from 20 to 52 shops.',
  'Aged care: rosters, families, medication rounds.',
  'Gave out medication and wrote up the charts.',
  'Placed 60 job seekers with disability at two supermarkets.',
  'Taught a class of twelve pupils with intellectual disability.',
  'The first one I’d ring on a bad day.',
  'Settled over four hundred claims in a year.',
  'The dispute was settled in a week.',
];

describe.each(Object.entries(TOLD))('what tells of the own %s of somebody', (_, sentences) => {
  it.each(sentences)('is held alone and beside lawful work: %s', (sentence) => {
    expect(found(sentence), sentence).not.toEqual([]);
    const beside = found(`${WORK} ${sentence}`);
    expect(beside.map(({ verdict }) => verdict)).toEqual(
      expect.arrayContaining([expect.stringMatching(/held|blocked/)]),
    );
    expect(beside.every(({ start }) => start >= WORK.length)).toBe(true);
  });
});

describe('work with the leave, feasts, unions and homes of others', () => {
  it.each(LAWFUL)('stays clear: %s', (sentence) => {
    expect(found(sentence)).toEqual([]);
    expect(found(`${WORK} ${sentence}`)).toEqual([]);
  });
});
