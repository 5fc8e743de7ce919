import type { Language } from '#src/lib/language.ts';

/** How a screen asks a candidate, in the language of the brief. */
export interface ScreenWording {
  /** Facts, not experience: by what their area is called, and what is asked. */
  notice: string;
  pay: string;
  rightToWork: string;
  motivation: string;
  place: string;
  experience: string;
  open: string;
  /** The area of a job that asks for nothing. */
  work: (title: string) => string;
  /** What stands between an area and its question. */
  colon: string;
}

/** The questions of a screen in each language of briefs. */
export const SCREEN_WORDINGS: Record<Language, ScreenWording> = {
  en: {
    notice: 'when could you start, and what notice do you have to give?',
    pay: 'what do you expect to be paid, and for what period?',
    rightToWork: 'do you have the right to work where the job is, and until when?',
    motivation: 'what draws you to this role?',
    place: 'how would this work for you?',
    experience: 'what have you done yourself, where, and what came of it? An example helps.',
    open: 'Is there anything else that we should know, or that you would like to ask?',
    work: (title) => `The work of the role ${title}`,
    colon: ': ',
  },
  de: {
    notice: 'Wann könnten Sie anfangen, und welche Kündigungsfrist haben Sie?',
    pay: 'Was möchten Sie verdienen, und für welchen Zeitraum?',
    rightToWork: 'Dürfen Sie am Ort der Stelle arbeiten, und bis wann?',
    motivation: 'Was zieht Sie zu dieser Stelle?',
    place: 'Wie ginge das für Sie?',
    experience: 'Was haben Sie selbst getan, wo, und was kam dabei heraus? Ein Beispiel hilft.',
    open: 'Gibt es noch etwas, das wir wissen sollten oder das Sie fragen möchten?',
    work: (title) => `Die Arbeit der Stelle ${title}`,
    colon: ': ',
  },
  fr: {
    notice: 'quand pourriez-vous commencer, et quel est votre préavis ?',
    pay: 'quelle rémunération souhaitez-vous, et pour quelle période ?',
    rightToWork: 'avez-vous le droit de travailler là où se trouve le poste, et jusqu’à quand ?',
    motivation: 'qu’est-ce qui vous attire dans ce poste ?',
    place: 'comment cela vous conviendrait-il ?',
    experience: 'qu’avez-vous fait vous-même, où, et avec quel résultat ? Un exemple aide.',
    open: 'Y a-t-il autre chose que nous devrions savoir, ou que vous aimeriez demander ?',
    work: (title) => `Le travail du poste ${title}`,
    colon: ' : ',
  },
  es: {
    notice: '¿cuándo podría empezar y qué preaviso tiene que dar?',
    pay: '¿cuánto espera cobrar, y por qué periodo?',
    rightToWork: '¿tiene derecho a trabajar donde está el puesto, y hasta cuándo?',
    motivation: '¿qué le atrae de este puesto?',
    place: '¿cómo le vendría esto?',
    experience: '¿qué ha hecho usted, dónde y con qué resultado? Un ejemplo ayuda.',
    open: '¿Hay algo más que debamos saber o que quiera preguntar?',
    work: (title) => `El trabajo del puesto ${title}`,
    colon: ': ',
  },
  it: {
    notice: 'quando potrebbe iniziare, e quale preavviso deve dare?',
    pay: 'quanto si aspetta di guadagnare, e per quale periodo?',
    rightToWork: 'ha il diritto di lavorare dove si trova il posto, e fino a quando?',
    motivation: 'che cosa l’attira in questo ruolo?',
    place: 'come andrebbe per lei?',
    experience: 'che cosa ha fatto lei, dove, e con quale risultato? Un esempio aiuta.',
    open: 'C’è altro che dovremmo sapere, o che vorrebbe chiedere?',
    work: (title) => `Il lavoro del ruolo ${title}`,
    colon: ': ',
  },
  pt: {
    notice: 'quando poderia começar, e que aviso prévio tem de dar?',
    pay: 'quanto espera ganhar, e por que período?',
    rightToWork: 'tem o direito de trabalhar onde é o posto, e até quando?',
    motivation: 'o que o atrai nesta função?',
    place: 'como funcionaria isto para si?',
    experience: 'o que fez, onde, e com que resultado? Um exemplo ajuda.',
    open: 'Há mais alguma coisa que devamos saber, ou que queira perguntar?',
    work: (title) => `O trabalho da função ${title}`,
    colon: ': ',
  },
  nl: {
    notice: 'wanneer zou je kunnen beginnen, en wat is je opzegtermijn?',
    pay: 'wat wil je verdienen, en voor welke periode?',
    rightToWork: 'mag je werken waar de baan is, en tot wanneer?',
    motivation: 'wat trekt je aan in deze functie?',
    place: 'hoe zou dit voor je werken?',
    experience: 'wat heb je zelf gedaan, waar, en wat kwam eruit? Een voorbeeld helpt.',
    open: 'Is er nog iets dat we moeten weten, of dat je wilt vragen?',
    work: (title) => `Het werk van de functie ${title}`,
    colon: ': ',
  },
};
