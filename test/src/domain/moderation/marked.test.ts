import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ words }) => words);

it.each([
  ['No blue badge holders, parking is tight enough', 'GB'],
  [
    "We've slept on it, and with a baby due in March it would be kinder to everyone to stop the process here.",
    'GB',
  ],
  ['Never been in the RMT or ASLEF', 'GB'],
  ["The directors saw that you'd been on Disability Allowance and thought better of it.", 'IE'],
  ['Carrying a Teamsters card? Keep on driving.', 'US'],
  ['Thanks for being honest about the lupus. We have filled the role.', 'GB'],
  ['On the NDIS? Think again.', 'AU'],
  ['The last one brought SIPTU in. Not twice.', 'IE'],
  ['Please mention in your application any stays in hospital over the past five years.', 'IE'],
])('holds who is turned away beside what they are in everyday words: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['Thanks for being honest about the lupus. The start can wait until your appointment.', 'GB'],
  ['Fasting in Ramadan? We move your breaks to sunset.', 'GB'],
  ['Insulin pens, stock rotation and cold chain.', 'AU'],
  ['PIP appeals and ESA reconsiderations, about twelve a week.', 'GB'],
  ['The offer is not affected by your stent; we just need a start date.', 'GB'],
  ['At 58 branches we are the third largest.', 'GB'],
  ['Unite and GMB both have reps on site; join either or neither.', 'GB'],
  ['No badge holders in the plant room without an escort.', 'GB'],
])('lets the same words of work, of help and of what is no reason: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ["She told us she is pregnant; it doesn't go on the submission and it doesn't change the order.", 'GB'],
  ["Nobody's asked for their age, a photo or a maiden name on our form.", 'GB'],
  ["Client's reminder to us all: no asking about kids, partners or plans for either.", 'NZ'],
  ["She took her last firm to the tribunal and won. That doesn't come into this.", 'GB'],
  ["The panel scored you third. Your carer's leave was never discussed.", 'GB'],
  ["Client asked if she was expecting, I said that's not a question we pass on.", 'GB'],
  ["Asked them not to say 'recent graduate', so the ad now says degree or equivalent.", 'GB'],
  ['Scrub the "recent grad" stuff out of the req, legal flagged it under the ADEA.', 'US'],
  ["Service dog? There's grass out the back and water by the door.", 'US'],
  ['No photo, no date of birth, please.', 'GB'],
])('lets what is said to play no part, was taken out or is answered kindly: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Your age had no part in it, but we want a young man.', 'GB'],
  ["She's pregnant. That doesn't change that we want a man.", 'GB'],
  ["No women drivers. That won't change.", 'GB'],
  ['Pregnant? Come back when that is sorted.', 'IE'],
  ['Ramadan hours? We run a kitchen.', 'GB'],
  ["Swap 'young' for 'digital native' in the ad.", 'GB'],
])('holds what takes it back, or only sounds so: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ["Her wedding is the first week of June, so she'd start on the 15th.", 'GB'],
  ["He's getting married in Fiji and is away for three weeks in May.", 'NZ'],
  ["He's off to his sister's wedding next week.", 'GB'],
  ['He looks after his father and has asked for compressed hours.', 'GB'],
  ['We told the client that the stammer is none of their concern.', 'GB'],
  ["The client asked for a lady; I explained we can't, and he was fine.", 'AU'],
  ['I jobbet möter man kunder varje dag.', 'SE'],
  ['Remote, US only.', 'US'],
])(
  "lets when somebody is away, what is nobody else's matter and what only looks like people: %s",
  (text, place) => {
    expect(found(text, place)).toEqual([]);
  },
);

it.each([
  ["She's getting married in May, so expect babies by next spring.", 'GB'],
  ['He must look after his own van.', 'GB'],
  ['Ask him how many sick days he took, and what for.', 'ZA'],
  ['Union reps have made trouble at the last two sites.', 'AU'],
  ['Anyone on the NDIS costs us extra.', 'AU'],
  ['US citizens only, remote.', 'US'],
])('holds what is wished, asked or said against people beside the same words: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});
