import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

it.each([
  ['The director is concerned about your prayer breaks and has asked us to withdraw your application.', 'GB'],
  ['The client is worried about your prayer times and has decided not to proceed.', 'GB'],
  ['They have concerns about your hijab, so they have gone with someone else.', 'AU'],
  ['Given your beliefs the owner asked us to end the process and not to proceed.', 'US'],
])('a worry about a faith after which somebody is turned away does not pass: %s', (text, place) => {
  expect(found(text, place)).toContain('religion');
});

it.each([
  ['We are worried about your notice period and have decided to withdraw the offer.', 'GB'],
  ['The client has concerns about your tool kit and has decided not to proceed.', 'AU'],
])('a worry about the work does: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Our gas protocols let anyone swap duties, pregnant or not, no reason asked.', 'CA'],
  ['We work on the territory of the Syilx people and welcome Indigenous applicants.', 'CA'],
  ["Please don't filter on age for this one.", 'NZ'],
  ["Gender of the worker doesn't matter.", 'AU'],
  ['They moved the interview to 2.15 on Tuesday. Does that still suit?', 'IE'],
  ['Ein Foto brauchen wir nicht, zwei Sätze per WhatsApp reichen.', 'DE'],
  ['Somos 60 personas y llevamos 25 años haciendo software para ayuntamientos.', 'ES'],
  ['In squadra si parla italiano, romeno e arabo.', 'IT'],
  ['Hoofddoek, keppel, kruisje of niets van dat alles: je bent welkom zoals je bent.', 'NL'],
  ['Te envío la dirección de la oficina y el nombre de la persona que te recibirá.', 'ES'],
])('what invites, asks nothing or tells of the house waits for nobody: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['We welcome Indigenous applicants only.', 'CA'],
  ['Hoofddoek? Je bent welkom, maar niet op de werkvloer.', 'NL'],
  ['In squadra si parla italiano, solo italiani.', 'IT'],
  ['Pregnant or not, we want men.', 'GB'],
])('and what shuts somebody out does not pass: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['She asked for a sign language interpreter, so lets just move on to the next one. too much hassle', 'US'],
  ['He wants step-free access, so move on to the next.', 'GB'],
  ['He needs extra time on the test. Too much hassle, next.', 'NZ'],
])('who is left for an adjustment that they asked for does not pass: %s', (text, place) => {
  expect(found(text, place)).toContain('disability_or_health');
});

it.each([
  ['She asked for captions, so we moved the interview to a bigger room.', 'GB'],
  ['He asked for a parking space, so let us move on to the next question.', 'GB'],
])('and what is done for somebody does: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['The jig is twenty years old and straighter than the one we bought last year.', 'ZA'],
  ['Our panoramic unit is brand new; our sterilizer, Bertha, is old enough to vote.', 'US'],
  ['La carretilla más vieja tiene 15 años y se llama Paquita.', 'ES'],
  ["La duplicatrice ha vent'anni e si chiama Gina.", 'IT'],
  ['On Fridays everyone has a beer with the team.', 'AU'],
  ['Candidates happy using Jira with clients.', 'GB'],
  ['Vegetarian and halal meals no drama if you tell her ahead.', 'AU'],
  ['You will check shelf life and rotate the stock each morning.', 'GB'],
])('how old a machine is, and what the cook is told, wait for nobody: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Our driver is twenty years old and we want the next one so.', 'ZA'],
  ['El candidato tiene 55 años, mejor alguien más joven.', 'ES'],
  ['Han är ju 58, chefen vill ha någon med lite mer bäst före-datum kvar.', 'SE'],
  ['The owner wants someone with more shelf life left.', 'GB'],
])('how old somebody is does not pass: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});
