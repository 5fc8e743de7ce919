import { expect, it } from 'vitest';
import { type Review, review } from '#src/domain/moderation/index.ts';

const waits = (text: string, as: Partial<Review> = {}): boolean =>
  review([['text', text]], { subject: 'role', place: 'AU', isUnread: true, isShown: true, ...as }).some(
    ({ verdict }) => verdict === 'held' || verdict === 'blocked',
  );

it.each([
  // A record that counts against whoever has it.
  'A criminal record will count against you.',
  'Your history with the courts will be held against you.',
  'A misdemeanor in your past is a deal breaker.',
  'Prior dealings with the police will end your application.',
  "If there's a record we're not interested, doesn't matter what for.",
  // What the agency is asked of somebody.
  'Any idea how old he is? He sounds old on the phone.',
  "Where's he from originally?",
  'Which race is he? Client will ask.',
  'Roughly when did he leave school, 80s?',
  'What kind of name is Oyelaran? Can she work the front?',
  'Which community is she from?',
  // Whom those who are served expect.
  'Our customers are older ladies who expect to be served by a woman',
  'Clients are used to an English voice on the phone.',
  'Blokes in the gym prefer to be trained by a man.',
  'Buyers warm to a white face.',
  // What is wished with its reason, and what a line calls for or leaves out.
  'Single, as the station is remote',
  'White or mixed, to fit the clientele',
  'Mejor española, por los clientes',
  'Plutôt française, pour la clientèle.',
  'No PRC, no Bangla.',
  'No coconuts.',
  'Calling all retired gents: drive our minibus!',
  "Foreman needed: he'll run a crew of six",
  'Walk in for Muslim candidates will not be entertained',
  'Junior barista (16-19)',
  'No need for accommodations',
  'No reasonable adjustments needed',
  'Childcare sorted',
  'Good age',
  'Australian-sounding',
  'Young-minded',
  // A welcome that is for show, and an age told by its side.
  "Wheelchair users are welcome to apply but to be honest they won't get it",
  'We interview women for optics only.',
  'Put a couple of women on the list to tick the diversity box.',
  "It's a big ask for anyone north of 50.",
  'Hard going for anyone past fifty.',
])('holds %s', (text) => {
  expect(waits(text)).toBe(true);
});

it.each([
  'A criminal record will not count against you.',
  "We run a police check, and a record won't rule you out.",
  'Convictions are looked at case by case and only where they bear on the job.',
  'A gap in your registration is a deal breaker.',
  "If there's a record of the repair we're interested, whatever state it's in.",
  'Any idea how old the plant is?',
  "Where's she flying in from for the interview?",
  'Where is the machine from originally?',
  'Which race is he running, the half or the full?',
  'Our customers are older ladies who expect a chat and their parcels carried to the car.',
  'Clients are used to getting an answer the same day.',
  'Guests are used to a British breakfast.',
  'Single phase installs, mostly homes',
  'White goods repair',
  'Mejor en español, por los clientes.',
  'Plutôt le matin, pour la clientèle.',
  'No PRC filings in this role.',
  "Calling all retired teachers and everyone else who'd like to tutor.",
  "The foreman, Dave, will show you round: he'll run you through the kit.",
  'Late applications will not be entertained',
  'Barista (16-19 hours)',
  'Teacher of maths (11-16)',
  'Tell us if you need accommodations.',
  'Reasonable adjustments offered at every stage',
  'Wheelchair users are welcome, and the ramp is at the side door.',
  "You're welcome to apply but to be honest they won't get to it before Christmas.",
  'We interview in two rounds and give feedback to everyone.',
  "It's a big ask, anywhere north of 50 units a week.",
  "Please don't ask Hine about her surgery.",
  "Don't ask Tom about his divorce in the debrief.",
  'Foals stay where they were born.',
  'Calves are tagged where they were born.',
])('lets a lawful line go: %s', (text) => {
  expect(waits(text)).toBe(false);
});
