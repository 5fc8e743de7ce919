import { expect, it } from 'vitest';
import { withoutAside } from '#src/domain/jobs/asides.ts';
import { briefLines } from '#src/domain/jobs/index.ts';

it.each([
  'For your own information, Priti resigned after a complaint that is now with our insurers.',
  "Things the ad does not say and shouldn't: we are about to be taken over.",
  'Not part of the tender: the Deputy Secretary wants her out.',
  'Anything else we should know? (not published): replaces Sandra, who mixed up two files.',
  "What I didn't put in the spec: the owner shouts.",
  "Things you need to know but candidates don't: we are in talks with a buyer.",
  'Background for you: three people left this team since June.',
  'Please treat what follows as confidential. The practice is for sale.',
  'I would ask you to treat this as confidential. The senior partner is leaving.',
  'No candidate should hear that the ward closes in May.',
  "It's vital that word of this doesn't get out. The chef is being replaced.",
  "Candidates needn't know, but the contract ends in June.",
  'She must NOT see this ad. New person from 1 February.',
  'Zu Ihrer Information: unsere Leiterin hat gekündigt.',
  "À ne pas mettre dans l'annonce : le site ferme en mai.",
  'Fuera del anuncio: el jefe se va en mayo.',
  'Niks zeggen over het ongeluk, de inspectie is er nog mee bezig.',
  'Det här stannar mellan oss: Lennart går i pension i förtid.',
])('keeps the whole of a paragraph that says that it is for no ad, in whatever words: %s', (line) => {
  expect(withoutAside(line).open).toBe('');
});

it.each([
  'You will treat all client records as strictly confidential.',
  'Candidates do not need to know Excel, we teach it.',
  'It is essential that no patient waits longer than an hour.',
  'Nobody tells you how to run your section.',
  'You write adverts and listings for our website.',
  'The role is not public facing.',
  'What you do not need: a degree.',
  'Things you will not find here: weekend work.',
  'For your own safety you will wear boots.',
])('leaves a sentence of the work that only has such words: %s', (line) => {
  expect(withoutAside(line).open).toBe(line);
});

it.each(['Sensitive!!', 'Recruiter eyes only', 'Not for the ad'])(
  'keeps all lines below one that is nothing but such a head, up to a heading of the job: %s',
  (head) => {
    const before = 'Optometrist\nPortland, full time\nSees twenty patients a day.';
    const { lines, left_out } = briefLines(
      `${before}\n${head}\nDr. Foley will be asked to retire.\nStaff would leave.\nRequirements: OD degree`,
    );
    expect(lines).toEqual([...before.split('\n'), 'Requirements: OD degree']);
    expect(left_out.join('\n')).toContain('Staff would leave.');
  },
);
