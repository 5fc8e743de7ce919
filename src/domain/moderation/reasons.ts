import type { Attribute, Subject } from './types.ts';

/** Why wording about an attribute may not leave, for a person to read. */
export const REASONS: Record<Attribute, string> = {
  age: 'Picks or describes people by age.',
  sex: 'Picks or describes people by sex or gender.',
  family: 'Picks or describes people by family or marital status.',
  pregnancy: 'Picks or describes people by pregnancy or parental leave.',
  race_or_origin: 'Picks or describes people by race, colour or origin.',
  nationality: 'Picks or describes people by nationality, where the right to work is what may be asked for.',
  language:
    'Asks where a language was learned, which tells of origin; how well it is spoken may be asked for.',
  religion: 'Picks or describes people by religion.',
  sexual_orientation: 'Picks or describes people by sexual orientation or gender identity.',
  disability_or_health: 'Picks or describes people by disability or health.',
  appearance: 'Picks or describes people by looks.',
  union_or_politics: 'Picks or describes people by union membership or politics.',
  work_status: 'Picks people by being in work or having served.',
};

/** What may be said in its place. */
const REWORDINGS: Record<Attribute, string> = {
  age: 'Name the skill or experience that the work needs, as in "three years in a similar role"',
  sex: 'Say "person", "candidate" or the job itself',
  family: 'Name the hours, travel or place of the work, as in "two weekends a month"',
  pregnancy: 'Name the hours, travel or place of the work, as in "two weekends a month"',
  race_or_origin: 'Leave it out, or name the language or market knowledge that the work needs',
  nationality: 'Ask for the right to work in the country of the job',
  language: 'Say how well it is spoken, as in "fluent English, written and spoken"',
  religion: 'Leave it out',
  sexual_orientation: 'Leave it out',
  disability_or_health: 'Name the task, as in "can lift 20 kg, with adjustments where needed"',
  appearance: 'Leave it out, or say "well presented"',
  union_or_politics: 'Leave it out',
  work_status: 'Leave it out',
};

/** What may be said in its place of somebody who is put forward: what they can do, in place of what they are. */
const OF_PERSON = 'Leave it out, and say what they have done, know or are licensed for';

/** What may be said in place of wording about an attribute, in a text about a role or about a person. */
export const rewordingFor = (about: Attribute, subject: Subject): string =>
  subject === 'person' && about !== 'language' ? OF_PERSON : REWORDINGS[about];

/** Why a sentence about the person who is sought waits for somebody to read it. */
export const OF_SOUGHT = {
  reason: 'May say what kind of person is wanted, where only what the work needs may be said.',
  rewording: 'Say what they will do, or what they must know, have done or be licensed for',
} as const;

const LOOKED_AT_FIRST = '; somebody has to look at it first.';

/** A reason as it is told where nothing waits for somebody to look. */
export const withoutWaiting = (reason: string): string => reason.replace(LOOKED_AT_FIRST, '.');

/** Why a line waits that no rule knows, by what its text is about. */
export const OF_LIKENESS = {
  role: {
    reason: 'Reads like lines that say who a person should be; somebody has to look at it first.',
    rewording: OF_SOUGHT.rewording,
  },
  person: {
    reason:
      'Reads like lines that tell of somebody what has no place in hiring; somebody has to look at it first.',
    rewording: 'Say what they have done, know or are licensed for',
  },
} as const;

const LATE =
  'Could not be read by its meaning in time, and its words leave doubt; somebody has to look at it first.';

/** Why a line waits whose words leave doubt where the sentence model, which is on, did not answer. */
export const OF_LATE = {
  role: { reason: LATE, rewording: OF_LIKENESS.role.rewording },
  person: { reason: LATE, rewording: OF_LIKENESS.person.rewording },
} as const;

const NEAR: Record<Attribute, string> = {
  age: 'age or stage of life',
  sex: 'sex or gender',
  family: 'family or home life',
  pregnancy: 'pregnancy or parental leave',
  race_or_origin: 'origin, place or schooling',
  nationality: 'nationality',
  language: 'where a language was learned',
  religion: 'belief or worship',
  sexual_orientation: 'orientation or gender identity',
  disability_or_health: 'health or the body',
  appearance: 'looks',
  union_or_politics: 'union or politics',
  work_status: "something that happened in somebody's life",
};

/** Why a text may not give what somebody is as why they were turned down. */
export const ofCause = (about: Attribute): { reason: string; rewording: string } => ({
  reason: `Gives what somebody is (${NEAR[about]}) as why they were turned down.`,
  rewording: 'Say what of the work spoke for others, as in "others had more experience of payroll"',
});

/** Why a text may not tell what somebody is as if it stood in their way. */
export const ofDespite = (about: Attribute): { reason: string; rewording: string } => ({
  reason: `Tells what somebody is (${NEAR[about]}) as if it stood in their way.`,
  rewording: OF_LIKENESS.person.rewording,
});

/** How the reason begins of a sentence that has a word of people's own lives. */
export const OWN_LIVES = "May speak of people's own lives";

/** Why a sentence waits that has a word of people's own lives and is not certainly of the work. */
export const ofOwn = (about: Attribute, subject: Subject): { reason: string; rewording: string } => ({
  reason: `${OWN_LIVES} (${NEAR[about]}) and not of the work; somebody has to look at it first.`,
  rewording: rewordingFor(about, subject),
});

/** Why a sentence waits that is written in a language of which the rules know too little. */
export const OF_LANGUAGE = {
  reason: 'Is written in a language that the rules do not read; somebody has to look at it first.',
  rewording: 'Have somebody who knows the language read it, or write it in English',
} as const;

const DOUBT = ' Whether it does is not certain.';

/** A reason of which the words alone do not tell whether it holds. */
export const uncertain = (reason: string): string => `${reason}${DOUBT}`;

/** Whether a finding says of itself that it may be none. */
export const isUncertain = ({ reason }: { reason: string }): boolean => reason.endsWith(DOUBT);
