import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const verdicts = (text: string, isUnread: boolean) =>
  review([['description', text]], { subject: 'role', place: 'AU', companies: [], isUnread })
    .map(({ verdict }) => verdict)
    .filter((verdict) => verdict !== 'clear');

describe.each([true, false])('a line of an ad, read strictly: %s', (isUnread) => {
  it.each([
    'Young people in our care are between 12 and 17 years old.',
    'The children you teach are 4 to 6 years old.',
    'Residents in the home are mostly over 80.',
    'The adults we support are 18 to 25 and have autism.',
    'Help us get new mothers back to work safely through our programme.',
    'You support single parents into housing.',
    'Helping people over 65 stay independent at home.',
    'Provide prenatal counselling to expectant mothers.',
    'Support women returning from prison to find housing.',
    'Teach adults with low literacy in evening classes.',
    "You'll be looking after retired clergy and their families.",
    'Design return-to-work plans for injured workers under WorkCover.',
    'A national police check is required; a record will not by itself exclude you.',
    'We are an age-friendly employer with a carers network.',
    'Work closely with our recognised trade unions.',
    'Deputy Manager for a care home in Worksop (42-bed residential, dementia).',
    'Registered Manager, 60-bed nursing and dementia, Leeds.',
    'Herkunft, Alter und Geschlecht spielen für uns keine Rolle.',
    "Animation d'ateliers pour les retraités du quartier.",
    'The carer lives with a lady of 88 who has dementia.',
  ])('is lawful that tells whom the work is for: %s', (line) => {
    expect(verdicts(line, isUnread)).toEqual([]);
  });

  it.each([
    'The people we hire are between 20 and 30.',
    'Help us find a woman under 30 for the desk.',
    'Support our team of young men: we want another.',
    'Looking after children is a job for a woman, so ladies only.',
    'Provide care to the elderly; suits a mature lady.',
    'The carer must be a lady of 40.',
    'A carer for a lady of 88 who has MS, female only.',
    'Alter spielt keine Rolle, solange Sie unter 40 sind.',
    'Candidates we support are under 35.',
    'Help us get a younger team.',
    'We would like to lower the average age.',
    'The women in our team are under 30 and we want another.',
  ])('is stopped that tells how old the person should be: %s', (line) => {
    expect(verdicts(line, isUnread)).not.toEqual([]);
  });
});
