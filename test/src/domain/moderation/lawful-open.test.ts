import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place = 'GB') =>
  review([['text', text]], { subject: 'role', place, isUnread: true }).filter(
    ({ verdict }) => verdict !== 'clear',
  );

describe('what is said to play no part', () => {
  it.each([
    "Where you trained or were born doesn't come into it.",
    "If you can do the job we're not fussed about age.",
    'Text your name, age not needed, and when you can start.',
    "Whether you've kids or not makes no odds to us.",
    'Age, faith and family are left at the door when we score.',
  ])('picks nobody: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    'Age is not a problem, but you should fit in with a team in their twenties.',
    "We're not fussed about age as long as you look young.",
    "Where you were born doesn't matter, provided you sound like us.",
    "Your accent is your own business, unless it's a heavy one.",
  ])('is a wish again where a condition takes it back: %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });
});

describe('who is there and served already', () => {
  it.each([
    'About a fifth of our techs are women, up from none in 2018.',
    'We fit everyone from a first bra at twelve to great-grandmothers.',
    'Each shift has a male and a female guard for the searches.',
    "A bar in Manchester's gay village wants a cellar manager who can change a keg and count.",
    'Headsets that pair with hearing aids, a screen magnifier, a sit-stand desk.',
    'Master Thatcher, Dorset',
    'Aural and electronic tuning, regulation, voicing, restringing.',
    'Youth AOD Counsellor, Community Health',
  ])('says nothing of who comes: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    "Half of our fitters are women, and that's enough.",
    'Gay bar wants gay staff only.',
    'Good eyes and ears, no hearing aids or glasses.',
    'Must have perfect eyesight, nobody with hearing aids.',
    'A hearing aid, so lead with the others.',
    'Attractive and slim, bubbly.',
    'Clients run from eighteen to thirty and want staff the same.',
  ])('is no cover for a wish: %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });
});

describe('words of a client', () => {
  it.each([
    'The manager wrote "digital native". I changed it to "comfortable in Shopify" before it went out.',
    'The owner asked for "a nice young lady". We explained that we can\'t and the ad now says receptionist.',
  ])('pick nobody where the next sentence says that they were not taken: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    'The manager wrote "digital native". I agreed, so look at dates first.',
    'The owner asked for "a nice young lady". I\'ve changed the ad to receptionist but send what he wants.',
    'He wants "a young bloke". I told him I\'d see who we have.',
  ])('stay a wish where it only seems so: %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });
});

describe('an exemption', () => {
  it.each([
    ['Open to women only, by exemption of the Victorian Civil and Administrative Tribunal of 12 May.', 'AU'],
    [
      'Restricted to Indigenous applicants under a special program approved by the BC Human Rights Commissioner.',
      'CA',
    ],
    ["Over 18, since the SIA won't issue a licence otherwise.", 'GB'],
  ])('is a ground where the text names who granted it or which paper asks for it: %s', (text, place) => {
    expect(found(text, place)).toEqual([]);
  });

  it.each([
    ['Men only; we have applied for an exemption from the tribunal.', 'AU'],
    ['Restricted to white applicants under our special program.', 'CA'],
    ['Over 40, as the insurer likes steady drivers.', 'GB'],
    ['Only women under 30, by exemption of the tribunal.', 'AU'],
  ])('is none where it is hoped for, or asks for more: %s', (text, place) => {
    expect(found(text, place)).not.toEqual([]);
  });
});
