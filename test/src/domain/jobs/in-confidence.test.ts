import { expect, it } from 'vitest';
import { withoutAside } from '#src/domain/jobs/asides.ts';
import { isInConfidence } from '#src/domain/jobs/confidential.ts';
import { briefLines } from '#src/domain/jobs/index.ts';

it.each([
  'For your own information, Priti resigned after a complaint that is now with our insurers.',
  "Things the ad does not say and shouldn't: we are about to be taken over.",
  'Not part of the tender: the Deputy Secretary wants her out.',
  'Off the ad: OUTsurance gave us notice on the book, we lose 60 seats in May.',
  'Stays off the advert - the bank is nervous.',
  'Turn that bit into an advert and forget this bit. The council contract is up for renewal.',
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
  "P.S. Sylvia in accounts must not get wind of this as it's half her job.",
  'Yours only: Garage Project has ditched us.',
  'Zu Ihrer Information: unsere Leiterin hat gekündigt.',
  "À ne pas mettre dans l'annonce : le site ferme en mai.",
  'Fuera del anuncio: el jefe se va en mayo.',
  'Niks zeggen over het ongeluk, de inspectie is er nog mee bezig.',
  'Det här stannar mellan oss: Lennart går i pension i förtid.',
  'The awkward bit, which is yours alone: the regulator is doing an audit of our billing.',
  "Here's the uncomfortable part. The builder's licence is under review.",
  "I'd sooner you got this from me than the grapevine: the auditors resigned.",
  'Can I be straight with you. The home is being inspected on Monday.',
  'For you and not for the posting. A chain has a letter of intent on the shop.',
  'Stuff not to share: the new round has worse terms than the last.',
  'Please hold the following close. The clinic is being bought.',
  'This stays in the drawer. The two partners have said yes to an offer.',
  'Take this to the grave: the chef walks in May.',
  'Please strip anything that says who we are, our partner has asked. The press has been here.',
  "Our name mustn't appear. The tax office is busy with us.",
  'Name off, group name too. A rival would ring them all.',
  'She was blunt: the man who runs the site drinks at lunch. No ad under their name.',
  'Confidential please dear. The founder retires in June.',
  'They have just lost their largest customer. Not a word of this to applicants.',
  'Was in keine Anzeige gehört: das Amt prüft uns seit dem Vorfall.',
  'Unter vier Augen: die Prokuristin geht im Mai.',
  'Bitte nicht rumerzählen: der Kollege fliegt zum Jahresende.',
  'Je te le dis à toi : le patron vend en mars.',
  'Para su conocimiento exclusivo: el socio se va con la cartera.',
  'Ah et dites pas que c’est nous, il revient pas, et les clientes causent.',
  'Il vero motivo: hanno rubato in cassa.',
  'Håll det här för dig själv är du snäll. Vi blir uppköpta.',
  'Hold det for dig selv: hun stopper til sommer.',
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
  "They've got to have a trade certificate and be able to pass a medical. Remove all old paint.",
  'Keep the floor clean and hold the gate closed while stock moves.',
  'You strip and repaint the frames.',
  'Pay is 68,000 for the thirty hours, so do not gross it up.',
])('leaves a sentence of the work that only has such words: %s', (line) => {
  expect(withoutAside(line).open).toBe(line);
});

it('keeps a sentence of what goes on in the house with the one that asks to keep it, and what is offered before stays', () => {
  const { open, aside } = withoutAside(
    "You run two crews. It is £15 an hour. They're closing the Waterford yard. CBI have a file open on them. Company name off please.",
  );
  expect(open).toBe('You run two crews. It is £15 an hour.');
  expect(aside).toContain('closing the Waterford yard');
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

it.each([
  'Listen, I need a MIG Welder on second shift here in Tulsa.',
  'Listen, we are looking for two night porters in Leeds.',
  "Now listen, we're after a baker for the Saturday run.",
  'Listen, I really need another electrician from Monday.',
])('reads what is sought behind a word that calls for attention: %s', (said) => {
  expect(briefLines(`${said} It is full time.`).left_out).toEqual([]);
});

it.each([
  'Listen, Curtis is being let go in March.',
  'Listen, I need a favour: keep this from Marlene.',
  'Now listen, we need a replacement for Bob, who does not know.',
])('keeps what is told in confidence behind it: %s', (said) => {
  expect(briefLines(said).left_out).toEqual([said]);
});

it.each([
  'Una cosa che naturalmente non scrivi: che non abbia figli.',
  'Chiedi pure se è sposata e dimmelo prima.',
  'Intern, gell: nix von Traunfeld schreiben.',
  'What’s not for the world: two of them have handed in their notice.',
  'One thing you obviously won’t write: she must be single.',
])('knows what whoever is told it must not write: %s', (part) => {
  expect(isInConfidence(part)).toBe(true);
});

it.each([
  'You won’t write code on day one.',
  'Collaborazione tra noi e i clienti',
  'For the public sector',
  'You cannot write SQL? Fine.',
])('takes ordinary words of work for no confidence: %s', (part) => {
  expect(isInConfidence(part)).toBe(false);
});
