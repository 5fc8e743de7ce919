import { expect, it } from 'vitest';
import { reviewMessage } from '#src/domain/moderation/index.ts';

interface To {
  isAtClient?: boolean;
  field?: string;
}

/** What keeps a message from leaving without somebody's word. */
const stopped = (text: string, { isAtClient = false, field = 'body' }: To = {}): string[] =>
  reviewMessage([[field, text]], { place: 'GB', people: ['Ana Ruiz'], isAtClient })
    .filter(({ verdict }) => verdict === 'blocked' || verdict === 'held')
    .map(({ about, words }) => `${about}: ${words}`);
const passing = (texts: readonly string[], to?: To): string[] =>
  texts.filter((text) => stopped(text, to).length === 0);
const stopping = (texts: readonly string[], to?: To): string[] =>
  texts.flatMap((text) => stopped(text, to).map((found) => `${text} (${found})`));

it('what the law keeps out of hiring is asked of nobody, in no form and in none of six languages', () => {
  expect(passing(QUESTIONS)).toEqual([]);
});

it('what is said not to be asked, asked for help that somebody needs or about their work is lawful', () => {
  expect(stopping(UNASKED)).toEqual([]);
});

it('a question to somebody of themselves is refused, and what others are said to have asked waits', () => {
  const verdicts = (text: string): string[] =>
    reviewMessage([['body', text]], { place: 'GB', people: [], isAtClient: false }).map(
      ({ verdict }) => verdict,
    );
  expect(verdicts('Please also say how old you are and whether you are married.')).toContain('blocked');
  expect(verdicts('They asked whether you are gay.')).toEqual(['held']);
});

it.each([
  ['Please tell us your religion', ['religion']],
  ['Please tell us your marital status', ['family']],
  ['Please provide your date of birth and ethnicity', ['age', 'race_or_origin']],
])('each of what is asked is named by what it is, and nothing else is: %s', (text, kinds) => {
  const found = reviewMessage([['body', text]], { place: 'GB', people: [], isAtClient: false });
  expect([...new Set(found.map(({ about }) => about))].sort()).toEqual(kinds);
});

it('nobody is told that what they are was taken badly, whatever word stands for it', () => {
  expect(passing(TAKEN_BADLY)).toEqual([]);
});

it('how work, a commute or a union job was taken may be told', () => {
  expect(stopping(TAKEN)).toEqual([]);
});

it('a client is told of no health in passing: why a room, a free day or a ramp is needed', () => {
  expect(passing(ASIDES, { isAtClient: true })).toEqual([]);
});

it('rooms, entrances, wards and free days that are nobody’s illness may be told to a client', () => {
  expect(stopping(PLACES, { isAtClient: true })).toEqual([]);
});

it('what somebody asked for themselves is confirmed to them', () => {
  expect(stopping(CONFIRMED)).toEqual([]);
  expect(stopping(CONFIRMED.slice(0, 5), { isAtClient: true })).toEqual([]);
});

it('plain mails about the work do not wait', () => {
  expect(stopping(PLAIN)).toEqual([]);
  expect(stopping(PLAIN_TO_CLIENTS, { isAtClient: true })).toEqual([]);
});

it('words of an ad may be advised against in quotes, in each language as in English', () => {
  expect(stopping(ADVICE)).toEqual([]);
});

it('advice that keeps the words, takes out people or wishes for others is none', () => {
  expect(passing(NO_ADVICE)).toEqual([]);
});

it('a leave that is covered names nobody, one that somebody takes does', () => {
  expect(stopping(COVERED, { isAtClient: true })).toEqual([]);
  expect(stopping(LEAVES, { isAtClient: true, field: 'subject' })).toEqual([]);
  expect(passing(ON_LEAVE, { isAtClient: true })).toEqual([]);
});

it('the subject of a mail names nothing of what somebody is, which its list shows to others', () => {
  expect(passing(SUBJECTS, { field: 'subject' })).toEqual([]);
  expect(stopping(FREE_SUBJECTS, { field: 'subject' })).toEqual([]);
});

const QUESTIONS = [
  'Are you pregnant?',
  'How old are you?',
  'What is your religion?',
  'Could you tell me what your religion is? The school asks.',
  'Please also say how old you are and whether you are married.',
  'Tell us your age and whether you are married.',
  'Please ask them to say whether you are often ill.',
  'The referee should say how often you were ill and whether you are pregnant.',
  'Please let us know if you are pregnant.',
  'May I ask whether you have children?',
  'Would you mind telling me which church you go to?',
  'Can you say where your parents are from?',
  'Please tell me where your family is from.',
  'Where is your family from?',
  'I need to know your nationality and your faith.',
  'Let me know your marital status.',
  'The client would like to know whether you plan to have children.',
  'They asked whether you are gay.',
  'Please confirm your age.',
  'Kindly state your date of birth and marital status for the shortlist.',
  'Remind me how old your children are.',
  'Do you belong to a union?',
  'They want to know if you are in a union.',
  'Tell us how many sick days you took last year.',
  'How often have you been ill in the last year?',
  'Please write down any illnesses you have had.',
  'We would need to know what your sexual orientation is.',
  'One more thing: are you married or single?',
  'Quick question, do you have any disabilities?',
  'Just checking, which country were you born in?',
  'The school asks what faith you follow.',
  'My client is curious about your age, could you share it?',
  'Is English your first language, or where did you learn it?',
  'And your star sign, religion and age, please.',
  'Do you suffer from anything?',
  'Have you ever had depression?',
  'Who did you vote for?',
  'Could you also tell me about your health?',
  'Say in your answer how old you are.',
  'Mention whether you have a disability.',
  'How is your health these days?',
  'Please ask the referee whether I was ever pregnant.',
  'Please have the referee tell us about your health.',
  'Ask them to confirm your age and religion.',
  'The referee should tell us how many days you were off sick.',
  'Referees ought to say if you are a union member.',
  'Have them say where you come from originally.',
  'Could they mention your state of health?',
  'Please have them describe your family situation.',
  'Are you trans?',
  'Do you intend to start a family soon?',
  'Are you thinking of having a baby in the next year?',
  'What medication do you take?',
  'Are you religious?',
  'Are you a Muslim?',
  'Are you a Christian or do you follow another faith?',
  'Are you over 50?',
  'Are you disabled?',
  'Does your husband mind you working nights?',
  'What does your husband do?',
  'Does your family come from Pakistan?',
  'What is your mother tongue?',
  "What's your ethnic background?",
  'Could you send a photo and your date of birth?',
  'Sind Sie schwanger?',
  'Wie alt sind Sie?',
  'Sind Sie verheiratet?',
  'Bitte sagen Sie uns auch, wie alt Sie sind und ob Sie verheiratet sind.',
  'Welche Religion haben Sie?',
  'Können Sie mir sagen, welcher Religion Sie angehören?',
  'Woher kommt Ihre Familie?',
  'Wie oft waren Sie krank?',
  'Bitte teilen Sie uns mit, ob Sie schwanger sind.',
  'Haben Sie Kinder?',
  'Sind Sie in einer Gewerkschaft?',
  'Die Referenz soll sagen, wie oft Sie krank waren.',
  'Haben Sie eine Behinderung?',
  'Nennen Sie uns bitte Ihr Alter und Ihren Familienstand.',
  'Woher kommen Sie ursprünglich?',
  'Êtes-vous enceinte ?',
  'Quel âge avez-vous ?',
  'Êtes-vous mariée ?',
  'Dites-nous aussi votre âge et si vous êtes mariée.',
  'Quelle est votre religion ?',
  'Pourriez-vous me dire quelle est votre religion ?',
  "D'où vient votre famille ?",
  'Merci de préciser si vous êtes souvent malade.',
  'Avez-vous des enfants ?',
  'Êtes-vous syndiqué ?',
  'Avez-vous un handicap ?',
  '¿Está embarazada?',
  '¿Cuántos años tienes?',
  '¿Estás casada?',
  'Dinos también tu edad y si estás casado.',
  '¿Cuál es tu religión?',
  '¿Me puedes decir cuál es tu religión?',
  '¿De dónde es tu familia?',
  '¿Con qué frecuencia te pones enfermo?',
  '¿Tienes hijos?',
  '¿Estás afiliado a un sindicato?',
  'Ben je zwanger?',
  'Hoe oud ben je?',
  'Ben je getrouwd?',
  'Laat ons ook weten hoe oud je bent en of je getrouwd bent.',
  'Wat is je geloof?',
  'Kun je me vertellen wat je geloof is?',
  'Waar komt je familie vandaan?',
  'Hoe vaak was je ziek?',
  'Heb je kinderen?',
  'Ben je lid van een vakbond?',
  'Do you suffer from diabetes?',
  'Ha figli?',
  'È sposata?',
  'Quanti anni ha?',
  'Ci dica anche la sua età e se è sposata.',
];

const UNASKED = [
  "Anyone can apply. We don't ask your age, marital status or where you were born.",
  'It does not matter whether you are married.',
  'Do you need any adjustments for the interview?',
  'Let us know if you have a disability so that we can make adjustments.',
  'How long have you been a planner?',
  'Could you tell me what your notice period is?',
  'Please tell us where you are coming from so that I can book the parking.',
  'Do you have experience with children?',
  'Haben Sie Erfahrung mit Kindern?',
  'Wie lange sind Sie schon Planer?',
  "Avez-vous de l'expérience avec les enfants ?",
  '¿Tienes experiencia con niños?',
  'Heb je ervaring met kinderen?',
  'Of u kinderen heeft, vragen wij niet.',
  'How often do residents get ill in winter?',
];

const TAKEN_BADLY = [
  'They said your accent would put the patients off. Sorry.',
  'They found your accent too strong for the phones.',
  'Your accent was the problem, I am afraid.',
  'After your union work at Moorside they would not feel comfortable having you.',
  'Because of your union work they chose somebody else.',
  'They worried about your time as a shop steward, so it is a no.',
  'Your accent might be hard for their customers.',
  'They felt that your accent would not go down well.',
  'The panel had trouble with your accent.',
  'They did not feel comfortable with your headscarf.',
  'Your religion would not fit with their team, they said.',
  'They were not happy about your age.',
  'Given your age they went for somebody else.',
  'With your background in the union they had doubts.',
  'They were put off by your accent.',
  'They were put off by your pregnancy.',
  'They thought that customers would struggle with your accent.',
  'They feel uneasy about having a union rep in the team.',
  'They said you come across as too foreign for the front desk.',
  'Your hijab would put the guests off, they told me.',
  'They would rather not have somebody with your health history.',
  'Since you told them about your depression they have gone quiet and chosen another.',
  'They were not comfortable with you being a Muslim.',
  'They decided against you after you mentioned your kids.',
  'After hearing about your diabetes they withdrew.',
  'They could not understand your accent on the phone.',
  'Ihr Akzent würde die Patienten abschrecken, sagten sie.',
  'Nach Ihrer Gewerkschaftsarbeit möchten sie Sie nicht haben.',
  'Votre accent gênerait les patients, disent-ils.',
  'Tu acento no les gustó.',
  'Je accent was te sterk voor de telefoon.',
];

const TAKEN = [
  'They liked that you speak with confidence, and the accent of the role is on service.',
  'The accent of this role is on planning.',
  'They loved your union work at Moorside and want to hear more.',
  'You would sit with the union team and report to the head of organising.',
  'Your work with the union on the rosters impressed them.',
  'They decided to go with somebody who has more bar experience.',
  'They were put off by the long commute.',
  'Your experience in the trade union archive is what they need.',
  'They felt that your planning experience was not deep enough.',
  'They found your portfolio too thin for the senior role.',
  'They would not feel comfortable having you start without the licence.',
  'Do not worry about your accent, they hire from everywhere.',
  'Your accent will not be a problem.',
];

const ASIDES = [
  'Ground floor, because of his MS',
  'Ground floor room, because of her MS',
  'Room 4, wheelchair access for her',
  'She needs Fridays off for dialysis.',
  'He needs a ramp.',
  'Please have step-free access for him, he uses a chair.',
  'Ground floor because of her back',
  'Quiet room please, he is autistic',
  'Near the lift as he has a bad knee',
  'Room on the ground floor, she is on crutches',
  'Ramp entrance for Ana',
  'Disabled entrance, for her',
  'She has Mondays off for chemotherapy.',
  'He goes to the hospital every other Tuesday.',
  'She is away Thursdays for her treatment.',
  'He needs time for his therapy on Mondays.',
  "She'll need breaks for her insulin.",
  'Hearing loop for the candidate',
  'Wheelchair access for the candidate',
  'He cannot climb stairs.',
  'She has a hospital appointment every month.',
  'Room with subtitles, he is deaf',
  'Not after 5, she is pregnant',
  'No stairs please, she is expecting',
  'Step-free for her, please',
  'Bitte Erdgeschoss wegen seiner MS',
  'Rollstuhlgerechter Raum für sie',
  'Sie braucht freitags frei für die Dialyse.',
  'Rez-de-chaussée à cause de sa sclérose',
  'Elle a besoin du vendredi pour sa dialyse.',
  'Planta baja, por su esclerosis',
  'Begane grond, vanwege haar MS',
];

const PLACES = [
  'Ground floor, room 4',
  'Ground floor, Building B, next to the lift',
  'Step-free entrance on Mill Street',
  'The building has wheelchair access from the car park.',
  'She needs Fridays off for her course.',
  'She needs Fridays off.',
  'He worked on a dialysis ward for six years.',
  'She set up Fridays for dialysis patients.',
  'Meet at the hospital main entrance',
  "St Mary's Hospital, Dialysis Unit, Level 3",
  'The clinic on Ward Street, ask for Dr Bell',
  'He has a ramp agent licence.',
  'Room 4, wheelchair access via side door',
  'She needs Mondays off for school until June, then full time.',
  'MS Teams',
  'MS Teams, link follows',
  'She is on call every other Tuesday at the hospital.',
  'He goes to the hospital every Tuesday to service the scanners.',
  'Teams call, because of his travel',
  'Erdgeschoss, Raum 4',
];

const CONFIRMED = [
  'We have booked a ground-floor room as you asked.',
  'We have booked a ground-floor room for you, as you asked.',
  'There is step-free access from Mill Street, as you asked.',
  'The interview room has a hearing loop as you requested.',
  'They will send you the questions in advance, as you asked.',
  'A sign language interpreter is booked for you on Thursday.',
  'You asked for wheelchair access: the entrance is on Mill Street.',
  'You will have 25 per cent extra time in the test, as you asked.',
  'Do you need any adjustments for the interview?',
  'Please tell us if you need wheelchair access or anything else for the day.',
  'Let me know whether you need step-free access.',
  'Wir haben wie gewünscht einen Raum im Erdgeschoss gebucht.',
  "Nous avons réservé une salle au rez-de-chaussée, comme vous l'avez demandé.",
  'Hemos reservado una sala en la planta baja, como pediste.',
];

const PLAIN = [
  'I will keep looking.',
  'Thank you for meeting the team. I will keep looking.',
  "I'll keep looking for you.",
  'We keep looking for roles like this for you.',
  'If you can stretch to £30k I expect five good applicants.',
  'If you can go to 45k there are more people to choose from.',
  'Could you stretch to 60,000 for the right person?',
  'I have two, one raised in Namur, one with a degree in it.',
  'Para cubrir la baja por maternidad tengo a alguien disponible desde el 3.',
  'Zwangerschapsverlof',
  'Voor de vervanging van het zwangerschapsverlof heb ik iemand.',
  'Voor de vervanging heb ik iemand.',
  'For the maternity cover I have somebody from the 3rd.',
  'Für die Elternzeitvertretung habe ich jemanden ab dem 3.',
  "Pour le congé maternité j'ai quelqu'un de disponible.",
  'Per la sostituzione maternità ho una persona disponibile.',
  'The role is maternity cover for twelve months.',
  'Es una sustitución por maternidad de seis meses.',
  'Het is een vervanging wegens zwangerschap, zes maanden.',
  'Het gaat om een zwangerschapsvervanging tot juni.',
  'La vacante cubre un permiso de maternidad hasta junio.',
  'Happy birthday!',
];

const PLAIN_TO_CLIENTS = [
  'If you can stretch to £30k I expect five good applicants.',
  'I will keep looking.',
  'Happy birthday, Helen!',
];

const ADVICE = [
  '„Junges Team“ würde ich streichen, das ist nach dem AGG heikel.',
  '"Young and energetic" I would take out, it is risky under the Equality Act.',
  'Das Wort "jung" sollten wir streichen.',
  'Ich würde „Muttersprachler“ durch „sehr gutes Deutsch“ ersetzen.',
  '„Für unser junges Team“ bitte aus der Anzeige nehmen.',
  '„Nicht älter als 35“ darf nicht in die Anzeige.',
  '„Junge Kollegen“ lieber weglassen.',
  'Die Formulierung „dynamische junge Verstärkung“ ist nach dem AGG problematisch, besser weglassen.',
  'Quitaría «menor de 35 años» del anuncio: no se puede pedir.',
  'Yo quitaría «buena presencia» del anuncio.',
  'Eliminaría "joven y dinámico", es discriminatorio.',
  '«Solo hombres» no se puede poner en el anuncio.',
  'Habría que borrar «sin cargas familiares» de la oferta.',
  '"Jong en dynamisch" zou ik schrappen.',
  "«Jeune et dynamique», je l'enlèverais : c'est discriminatoire.",
  "Je retirerais « jeune équipe » de l'annonce.",
];

const NO_ADVICE = [
  'Wir suchen ein „junges Team“, alte würde ich streichen.',
  '„Junges Team“ würde ich so stehen lassen.',
  'Die älteren Bewerber würde ich streichen.',
  'Quitaría «experiencia», pero buscamos menor de 35 años.',
  'Ich würde „Erfahrung“ streichen und nur Männer nehmen.',
  'Bitte streichen Sie alle „Türken“ von der Liste.',
  '„jung“ würde ich durch „unter 35“ ersetzen.',
  '„Erfahren“ streichen wir, dafür „nur Frauen“.',
];

const COVERED = [
  'Para cubrir la baja por maternidad tengo a alguien disponible desde el 3.',
  'Voor de vervanging van het zwangerschapsverlof heb ik iemand.',
  'For the maternity leave I have somebody.',
  'For the maternity cover I have somebody from the 3rd.',
  "Pour remplacer le congé maternité j'ai quelqu'un.",
  'Für die Elternzeitvertretung habe ich jemanden ab dem 3.',
  'Per coprire la maternità ho una persona disponibile.',
  'Hay que cubrir un permiso de maternidad hasta junio.',
];

const LEAVES = ['Zwangerschapsverlof', 'Maternity leave', 'Elternzeit', 'Baja por maternidad'];

const ON_LEAVE = [
  'She is on maternity leave until May.',
  'Ella está de baja por maternidad hasta mayo.',
  'Ze is met zwangerschapsverlof.',
  'She needs cover for her maternity leave.',
  'Elle est en congé maternité.',
  'No cover for maternity leave again, please: no young women.',
];

const SUBJECTS = [
  'Your depression',
  'Re: your depression',
  'Your MS and Thursday',
  'Your religion',
  'Ihre Depression',
  'Votre grossesse',
];

const FREE_SUBJECTS = [
  'Your interview on Thursday',
  'Your health insurance',
  'Your application',
  'Zwangerschapsverlof',
  'Call me.',
];
