import type { EmailFacts, EmailLanguage } from './task.ts';

type Job = NonNullable<EmailFacts['job']>;

/** The sentence templates of mails. Each only states the facts it is given. */
export type Phrases = {
  greeting(name: string, formal: boolean): string;
  /** When no name is known. */
  hello(formal: boolean): string;
  signOff(formal: boolean): string;
  role(job: Job | null): string;
  subjects: Record<'advance' | 'reject' | 'schedule' | 'offer', (title: string | null) => string>;
  advance(role: string, formal: boolean): string;
  reject(role: string, formal: boolean): string;
  schedule(role: string, formal: boolean): string;
  offer(role: string, formal: boolean): string;
  interview(details: { when: string; location: string | null; url: string | null }): string;
  salary(text: string): string;
  start(text: string): string;
  /** A closing courtesy, which is removed first when a mail is shortened. */
  courtesy: Record<'question' | 'times' | 'wishes', (formal: boolean) => string>;
  /** Frames that introduce the user's own clause unchanged. */
  tell(clause: string, formal: boolean): string;
  ask(clause: string, formal: boolean): string;
  /** An indirect question that starts with its question word: how, when, which. */
  question(clause: string, formal: boolean): string;
  askFor(thing: string, formal: boolean): string;
  request(what: string, formal: boolean): string;
  thank(reason: string, formal: boolean): string;
  invite(occasion: string, formal: boolean): string;
  propose(what: string, formal: boolean): string;
  mention(matter: string, formal: boolean): string;
  about(matter: string, formal: boolean): string;
};

const en: Phrases = {
  greeting: (name, formal) => (formal ? `Dear ${name},` : `Hi ${name},`),
  hello: (formal) => (formal ? 'Hello,' : 'Hi,'),
  signOff: (formal) => (formal ? 'Kind regards,' : 'Best wishes,'),
  role: (job) =>
    job ? `the ${job.title} position${job.client_name ? ` at ${job.client_name}` : ''}` : 'this position',
  subjects: {
    advance: (title) => (title ? `${title}: the next step` : 'Your application: the next step'),
    reject: (title) => (title ? `Your application: ${title}` : 'Your application'),
    schedule: (title) => (title ? `${title}: arranging an interview` : 'Arranging an interview'),
    offer: (title) => (title ? `Your offer: ${title}` : 'Your offer'),
  },
  advance: (role) =>
    `I am pleased to let you know that your application for ${role} is moving to the next step.`,
  reject: (role) =>
    `Thank you for your interest in ${role}. I am sorry to let you know that your application will not be taken further.`,
  schedule: (role) => `I would like to arrange an interview with you for ${role}.`,
  offer: (role, formal) =>
    formal
      ? `I am pleased to let you know that there is an offer for you for ${role}.`
      : `I have good news: there is an offer for you for ${role}.`,
  interview: ({ when, location, url }) =>
    `The interview is set for ${when}${location ? ` (${location})` : ''}.${url ? ` You can join here: ${url}` : ''}`,
  salary: (text) => `Salary: ${text}`,
  start: (text) => `Start date: ${text}`,
  courtesy: {
    question: (formal) =>
      formal ? 'Please let me know if you have any questions.' : 'Any questions, just let me know.',
    times: (formal) =>
      formal ? 'Please let me know which times would suit you.' : 'Which times would suit you?',
    wishes: () => 'I wish you every success.',
  },
  tell: (clause) => `I would like to let you know that ${clause}.`,
  ask: (clause) => `Could you let me know whether ${clause}?`,
  question: (clause) => `Could you let me know ${clause}?`,
  askFor: (thing) => `Could you please send me ${thing}?`,
  request: (what) => `Please ${what}.`,
  thank: (reason) => `Thank you for ${reason}.`,
  invite: (occasion) => `I would like to invite you to ${occasion}.`,
  propose: (what) => `I would like to suggest ${what}.`,
  mention: (matter) => `I would also like to mention ${matter}.`,
  about: (matter) => `I am writing about ${matter}.`,
};

const de: Phrases = {
  greeting: (name, formal) => (formal ? `Guten Tag ${name},` : `Hallo ${name},`),
  hello: (formal) => (formal ? 'Guten Tag,' : 'Hallo,'),
  signOff: (formal) => (formal ? 'Mit freundlichen Grüßen' : 'Viele Grüße'),
  role: (job) =>
    job ? `die Position „${job.title}“${job.client_name ? ` bei ${job.client_name}` : ''}` : 'diese Position',
  subjects: {
    advance: (title) => (title ? `${title}: der nächste Schritt` : 'Bewerbung: der nächste Schritt'),
    reject: (title) => (title ? `Bewerbung: ${title}` : 'Bewerbung'),
    schedule: (title) => (title ? `${title}: Terminabstimmung` : 'Terminabstimmung'),
    offer: (title) => (title ? `Angebot: ${title}` : 'Angebot'),
  },
  advance: (role, formal) =>
    `ich freue mich, ${formal ? 'Ihnen' : 'dir'} mitteilen zu können, dass es mit ${formal ? 'Ihrer' : 'deiner'} Bewerbung auf ${role} in den nächsten Schritt geht.`,
  reject: (role, formal) =>
    `vielen Dank für ${formal ? 'Ihr' : 'dein'} Interesse an ${dative(role)}. Leider muss ich ${formal ? 'Ihnen' : 'dir'} mitteilen, dass ${formal ? 'Ihre' : 'deine'} Bewerbung nicht weiter berücksichtigt wird.`,
  schedule: (role, formal) =>
    `ich möchte gern ein Gespräch mit ${formal ? 'Ihnen' : 'dir'} über ${role} vereinbaren.`,
  offer: (role, formal) =>
    `ich freue mich, ${formal ? 'Ihnen' : 'dir'} mitteilen zu können, dass es ein Angebot für ${formal ? 'Sie' : 'dich'} für ${role} gibt.`,
  interview: ({ when, location, url }) =>
    `Das Gespräch findet am ${when} statt${location ? ` (${location})` : ''}.${url ? ` Link zur Teilnahme: ${url}` : ''}`,
  salary: (text) => `Gehalt: ${text}`,
  start: (text) => `Eintrittstermin: ${text}`,
  courtesy: {
    question: (formal) => (formal ? 'Bei Fragen melden Sie sich gern.' : 'Bei Fragen melde dich gern.'),
    times: (formal) => (formal ? 'Welche Termine passen Ihnen?' : 'Welche Termine passen dir?'),
    wishes: (formal) => `Ich wünsche ${formal ? 'Ihnen' : 'dir'} viel Erfolg.`,
  },
  tell: (clause, formal) => `ich möchte ${formal ? 'Ihnen' : 'dir'} mitteilen, dass ${clause}.`,
  ask: (clause, formal) =>
    formal
      ? `könnten Sie mir bitte mitteilen, ob ${clause}?`
      : `kannst du mir bitte mitteilen, ob ${clause}?`,
  question: (clause, formal) =>
    formal ? `könnten Sie mir bitte mitteilen, ${clause}?` : `kannst du mir bitte mitteilen, ${clause}?`,
  askFor: (thing, formal) => `ich bitte ${formal ? 'Sie' : 'dich'} um ${thing}.`,
  request: (what, formal) => `ich bitte ${formal ? 'Sie' : 'dich'}, ${what}.`,
  thank: (reason) => `vielen Dank für ${reason}.`,
  invite: (occasion, formal) => `ich möchte ${formal ? 'Sie' : 'dich'} gern ${occasion} einladen.`,
  propose: (what) => `mein Vorschlag: ${what}.`,
  mention: (matter) => `erwähnen möchte ich auch: ${matter}.`,
  about: (matter, formal) =>
    `ich melde mich bei ${formal ? 'Ihnen' : 'dir'} wegen folgender Sache: ${matter}.`,
};

const fr: Phrases = {
  greeting: (name) => `Bonjour ${name},`,
  hello: () => 'Bonjour,',
  signOff: (formal) => (formal ? 'Cordialement,' : 'À bientôt,'),
  role: (job) =>
    job ? `le poste de ${job.title}${job.client_name ? ` chez ${job.client_name}` : ''}` : 'ce poste',
  subjects: {
    advance: (title) => (title ? `${title} : prochaine étape` : 'Votre candidature : prochaine étape'),
    reject: (title) => (title ? `Votre candidature : ${title}` : 'Votre candidature'),
    schedule: (title) => (title ? `${title} : organisation d'un entretien` : "Organisation d'un entretien"),
    offer: (title) => (title ? `Votre offre : ${title}` : 'Votre offre'),
  },
  advance: (role) =>
    `J'ai le plaisir de vous informer que votre candidature pour ${role} passe à l'étape suivante.`,
  reject: (role) =>
    `Je vous remercie de votre intérêt pour ${role}. Je suis au regret de vous informer que votre candidature n'est pas retenue.`,
  schedule: (role) => `Je souhaite organiser un entretien avec vous pour ${role}.`,
  offer: (role) => `J'ai le plaisir de vous informer qu'une offre vous est faite pour ${role}.`,
  interview: ({ when, location, url }) =>
    `L'entretien est fixé au ${when}${location ? ` (${location})` : ''}.${url ? ` Lien pour participer : ${url}` : ''}`,
  salary: (text) => `Salaire : ${text}`,
  start: (text) => `Date de début : ${text}`,
  courtesy: {
    question: () => "N'hésitez pas à me contacter si vous avez des questions.",
    times: () => 'Quelles sont vos disponibilités ?',
    wishes: () => 'Je vous souhaite une pleine réussite.',
  },
  tell: (clause) => `Je vous informe ${elided('que', clause)}.`,
  ask: (clause) => `Pourriez-vous me dire ${/^ils?\b/i.test(clause) ? `s'${clause}` : `si ${clause}`} ?`,
  question: (clause) => `Pourriez-vous me dire ${clause} ?`,
  askFor: (thing) => `Pourriez-vous m'envoyer ${thing} ?`,
  request: (what) => `Je vous prie ${what}.`,
  thank: (reason) => `Je vous remercie pour ${reason}.`,
  invite: (occasion) => `Je souhaite vous inviter ${occasion}.`,
  propose: (what) => `Je vous propose ${what}.`,
  mention: (matter) => `Je tiens aussi à mentionner : ${matter}.`,
  about: (matter) => `Je vous écris au sujet de : ${matter}.`,
};

const es: Phrases = {
  greeting: (name) => `Hola ${name}:`,
  hello: (formal) => (formal ? 'Buenos días:' : 'Hola:'),
  signOff: (formal) => (formal ? 'Atentamente,' : 'Un saludo,'),
  role: (job) =>
    job ? `el puesto de ${job.title}${job.client_name ? ` en ${job.client_name}` : ''}` : 'este puesto',
  subjects: {
    advance: (title) => (title ? `${title}: siguiente paso` : 'Candidatura: siguiente paso'),
    reject: (title) => (title ? `Candidatura: ${title}` : 'Candidatura'),
    schedule: (title) => (title ? `${title}: concertar una entrevista` : 'Concertar una entrevista'),
    offer: (title) => (title ? `Oferta: ${title}` : 'Oferta'),
  },
  advance: (role, formal) =>
    `Me alegra ${formal ? 'informarle' : 'informarte'} de que ${formal ? 'su' : 'tu'} candidatura para ${role} pasa al siguiente paso.`,
  reject: (role, formal) =>
    `Gracias por ${formal ? 'su' : 'tu'} interés en ${role}. Lamento ${formal ? 'comunicarle' : 'comunicarte'} que ${formal ? 'su' : 'tu'} candidatura no seguirá adelante.`,
  schedule: (role, formal) =>
    `Me gustaría concertar una entrevista ${formal ? 'con usted' : 'contigo'} para ${role}.`,
  offer: (role, formal) =>
    `Me alegra ${formal ? 'informarle' : 'informarte'} de que hay una oferta para ${formal ? 'usted' : 'ti'} para ${role}.`,
  interview: ({ when, location, url }) =>
    `La entrevista está fijada para: ${when}${location ? ` (${location})` : ''}.${url ? ` Enlace para participar: ${url}` : ''}`,
  salary: (text) => `Salario: ${text}`,
  start: (text) => `Fecha de inicio: ${text}`,
  courtesy: {
    question: (formal) =>
      `Si ${formal ? 'tiene' : 'tienes'} alguna pregunta, no ${formal ? 'dude' : 'dudes'} en escribirme.`,
    times: (formal) => `¿Qué horarios ${formal ? 'le' : 'te'} vienen bien?`,
    wishes: (formal) => `${formal ? 'Le' : 'Te'} deseo mucho éxito.`,
  },
  tell: (clause, formal) => `${formal ? 'Le' : 'Te'} informo de que ${clause}.`,
  ask: (clause, formal) => `¿${formal ? 'Podría' : 'Podrías'} decirme si ${clause}?`,
  question: (clause, formal) => `¿${formal ? 'Podría' : 'Podrías'} decirme ${clause}?`,
  askFor: (thing, formal) => `¿${formal ? 'Podría enviarme' : 'Podrías enviarme'} ${thing}?`,
  request: (what, formal) => `${formal ? 'Le' : 'Te'} pido que ${what}.`,
  thank: (reason) => `Gracias por ${reason}.`,
  invite: (occasion, formal) => `Me gustaría ${formal ? 'invitarle' : 'invitarte'} ${occasion}.`,
  propose: (what, formal) => `${formal ? 'Le' : 'Te'} propongo ${what}.`,
  mention: (matter) => `También quiero mencionar: ${matter}.`,
  about: (matter, formal) => `${formal ? 'Le' : 'Te'} escribo sobre lo siguiente: ${matter}.`,
};

export const PHRASES: Record<EmailLanguage, Phrases> = { en, de, fr, es };

function dative(role: string): string {
  return role.replace(/^die /, 'der ').replace(/^diese /, 'dieser ');
}

function elided(word: string, clause: string): string {
  return /^[aeiouyéèêh]/i.test(clause) ? `${word.slice(0, -1)}'${clause}` : `${word} ${clause}`;
}
