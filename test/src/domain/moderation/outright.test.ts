import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const verdicts = (text: string) =>
  review([['text', text]], { subject: 'role', place: 'GB', isUnread: true })
    .map(({ verdict }) => verdict)
    .filter((verdict) => verdict === 'blocked' || verdict === 'held');

describe('a limit of age as a line of its own', () => {
  it.each([
    'Non sopra i 38 anni',
    'Cameriere di sala, non oltre i 33 anni.',
    'Entro i 30 anni.',
    'Not above 40.',
    'Pas au-delà de 45 ans.',
    'Nicht über 41.',
    'No más de 37 años.',
    'Niet boven de 40.',
    'Não acima dos 40 anos.',
    'Inte över 45 år.',
  ])('leaves in no ad: %s', (text) => {
    expect(verdicts(text)).not.toEqual([]);
  });

  it.each([
    'Non oltre i 35 kg.',
    'Non oltre le 18 ore.',
    'Massimo 3 anni di contratto.',
    'Pas plus de 35 heures.',
    'Höchstens 40 Stunden.',
    'Bis 30 Tage Urlaub.',
    'Máximo 40 horas.',
    'Hooguit 20 minuten fietsen',
    'Até 40 horas.',
    'Högst 40 timmar.',
    'Not over 35 kg.',
    'Pension payable until age 67.',
    'Non oltre il 30 giugno.',
  ])('leaves where nobody is chosen by it: %s', (text) => {
    expect(verdicts(text)).toEqual([]);
  });
});

describe('an accent as the reason for a language', () => {
  it.each([
    'Good English needed, clients moan about accents.',
    'Fluent English only, as callers laugh at foreign accents',
    'English is a must since guests dislike accents',
    'Deutsch erforderlich, weil sich Kunden über Akzente beschweren',
    'Français exigé car les clients se plaignent des accents',
    'Se exige español porque los clientes se quejan de los acentos',
    'Italiano richiesto perché i clienti si lamentano degli accenti',
    'Português exigido porque os clientes se queixam dos sotaques',
    'Nederlands vereist omdat klanten klagen over accenten',
    'Svenska krävs eftersom kunderna klagar på brytning',
    'Italienska krävs eftersom kunder stör sig på brytning',
    'Fluent German wanted because patients object to strong accents',
  ])('leaves in no ad: %s', (text) => {
    expect(verdicts(text)).not.toEqual([]);
  });

  it.each([
    'English required because customers call from all over the world',
    'We train you to understand accents because callers come from everywhere',
    'Anglais utile car les clients viennent de partout',
  ])('leaves where nobody is chosen by it: %s', (text) => {
    expect(verdicts(text)).toEqual([]);
  });
});

describe('a difference made by what people are', () => {
  it.each([
    'Wir unterscheiden durchaus nach Religion',
    'Bei uns wird nach Geschlecht unterschieden',
    'We do make a difference by age and origin',
    'We distinguish by religion when we hire',
    "Nous faisons une différence selon l'origine et l'âge",
    'Hacemos distinción por edad y origen',
    'Facciamo distinzioni di sesso e di età',
    'Fazemos distinção de idade e raça',
    'Wij maken onderscheid naar afkomst en leeftijd',
    'Vi gör skillnad på ursprung och ålder',
    'Here we distinguish by religion',
    'We do discriminate by sex',
    'Wir treffen bei der Auswahl eine Unterscheidung nach Hautfarbe',
  ])('leaves in no ad: %s', (text) => {
    expect(verdicts(text)).not.toEqual([]);
  });

  it.each([
    'Wir machen keinen Unterschied nach Herkunft und Alter',
    'Wir unterscheiden nach Art der Ware und nach Gewicht',
    'We make a difference for people of every origin',
    "Nous ne faisons aucune différence selon l'origine",
    'Nous faisons la différence entre les vins selon leur origine',
  ])('leaves where nobody is chosen by it: %s', (text) => {
    expect(verdicts(text)).toEqual([]);
  });
});

describe('a kind that is welcome, and the others less', () => {
  it.each([
    'Bayern willkommen, andere weniger',
    'Locals welcome, others less so',
    'Catholics welcome, the rest less',
    'Gallegos bienvenidos, los demás menos',
    'Siciliani benvenuti, gli altri meno',
    'Minhotos bem-vindos, os outros menos',
    'Friezen welkom, anderen minder',
    'Skåningar välkomna, andra mindre',
    'Scots are welcome and the rest rather less',
    'Corsicans welcome, outsiders less',
  ])('leaves in no ad: %s', (text) => {
    expect(verdicts(text)).not.toEqual([]);
  });

  it.each([
    'Beginners welcome, others too',
    'Experienced bakers welcome, others less so',
    'Débutants bienvenus, les autres aussi',
    'Morning shifts welcome, others less',
    'Visitors welcome, the others are at work',
  ])('leaves where nobody is chosen by it: %s', (text) => {
    expect(verdicts(text)).toEqual([]);
  });
});

describe('one of a kind who is enough', () => {
  it.each([
    'Two of our drivers are Muslim and that is plenty',
    'One of us has epilepsy, which is enough for one office',
    'One of the team is pregnant and one is enough',
    'Einer von uns ist taub, und das reicht',
    "L'un de nous est sourd et cela suffit",
    'Uno de nosotros es sordo y con eso basta',
    'Uno di noi è sordo e basta così',
    'Um de nós é surdo e já chega',
    'Eén van ons is doof en dat is genoeg',
    'En av oss är döv och det räcker',
    'One of the crew is disabled and that is plenty for us',
    'Two of us have diabetes, that is enough',
  ])('leaves in no ad: %s', (text) => {
    expect(verdicts(text)).not.toEqual([]);
  });

  it.each([
    'One of us is deaf and we all sign',
    'One of our cooks is deaf and that is never a problem',
    'Two of us are welders and that is enough',
    'One of us is blind and that taught us a lot',
  ])('leaves where nobody is chosen by it: %s', (text) => {
    expect(verdicts(text)).toEqual([]);
  });
});

describe('a test of the body before the work begins', () => {
  it.each([
    'A pregnancy test is needed before the first shift',
    'You take an HIV test before you sign',
    'A negative HIV test must be shown on the first day',
    'Ein HIV-Test wird vor Beginn verlangt',
    "Un test VIH est demandé avant l'embauche",
    'Se pide una prueba de embarazo antes de empezar',
    'È richiesto un test HIV prima di iniziare',
    'É pedido um teste de VIH antes de começar',
    'Een hiv-test is verplicht voor de start',
    'Ett hivtest krävs före start',
    'An Aids test is part of joining',
    'Nobody starts without a pregnancy test',
    'A genetic test is compulsory',
  ])('leaves in no ad: %s', (text) => {
    expect(verdicts(text)).not.toEqual([]);
  });

  it.each([
    'No HIV test is asked for before you start',
    'You will run the HIV test clinic for patients',
    'HIV testing experience is required',
    'DNA test samples must be logged',
  ])('leaves where nobody is chosen by it: %s', (text) => {
    expect(verdicts(text)).toEqual([]);
  });
});

describe('a team that prefers its own', () => {
  it.each([
    'One of the team is pregnant and one is enough',
    'A pregnancy test is needed before the first shift',
    'A negative HIV test must be shown on the first day',
    'The crew all come from one village and prefer their own',
    'We are all Portuguese here and like our own best',
    'Our staff come from one country and stick to their own kind',
    'Unser Team stammt aus zwei Ländern und bleibt lieber unter sich',
    'Notre équipe vient de deux pays et préfère les siens',
    'Nuestro equipo viene de dos países y prefiere a los suyos',
    'La squadra viene da due paesi e preferisce i suoi',
    'A equipa vem de dois países e prefere os seus',
    'Ons team komt uit twee landen en heeft liever eigen volk',
    'Vårt team kommer från två länder och föredrar sina egna',
    'Nobody starts without a pregnancy test',
    'We are from one island and trust our own',
    'This kitchen is from one region and hires its own people',
  ])('leaves in no ad: %s', (text) => {
    expect(verdicts(text)).not.toEqual([]);
  });

  it.each([
    'Our team is from nine countries and prefers its own coffee',
    'Our team is from two countries and eats together',
    'We prefer our own bread',
    'Notre équipe préfère ses propres outils',
  ])('leaves where nobody is chosen by it: %s', (text) => {
    expect(verdicts(text)).toEqual([]);
  });
});

describe('what is asked on a form so that some are left out', () => {
  it.each([
    'The equality survey asks about faith so the manager can skip Muslims',
    'We ask your date of birth to weed out older people',
    'The diversity form helps the panel filter out mothers',
    'Das Formular fragt nach dem Alter, damit die Jury Ältere aussortieren kann',
    "Le formulaire demande l'âge pour que le jury écarte les plus de 50 ans",
    'El formulario pide la edad para que el tribunal descarte a los mayores',
    'O formulário pede a idade para o júri excluir os mais velhos',
    'Het formulier vraagt je leeftijd zodat de commissie 50-plussers kan weglaten',
    'Formuläret frågar om ålder så att juryn kan sålla bort äldre',
    'The diversity data lets the panel drop anyone over 45',
  ])('leaves in no ad: %s', (text) => {
    expect(verdicts(text)).not.toEqual([]);
  });

  it.each([
    'The monitoring form asks your age so that we can publish statistics',
    'The monitoring form asks your age and the panel never sees it',
    'Das Formular fragt nach dem Alter, die Jury sieht es nie',
    'We ask for a form so that we can leave out duplicates',
  ])('leaves where nobody is chosen by it: %s', (text) => {
    expect(verdicts(text)).toEqual([]);
  });
});
