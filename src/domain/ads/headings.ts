import type { Language } from '#src/lib/language.ts';

interface Headings {
  does: string;
  asked: string;
  wished: string;
  offered: string;
}

const BY_LANGUAGE: Record<Language, Headings> = {
  en: {
    does: 'What you will do',
    asked: 'Also asked for',
    wished: 'Good to have',
    offered: 'What is offered',
  },
  de: {
    does: 'Ihre Aufgaben',
    asked: 'Außerdem gefragt',
    wished: 'Von Vorteil',
    offered: 'Was geboten wird',
  },
  fr: { does: 'Vos missions', asked: 'Également demandé', wished: 'Un plus', offered: 'Ce qui est offert' },
  es: { does: 'Sus funciones', asked: 'También se pide', wished: 'Se valora', offered: 'Qué se ofrece' },
  it: { does: 'Cosa farà', asked: 'Si richiede anche', wished: 'Gradito', offered: 'Cosa si offre' },
  pt: {
    does: 'O que vai fazer',
    asked: 'Também se pede',
    wished: 'Valoriza-se',
    offered: 'O que se oferece',
  },
  nl: { does: 'Wat je gaat doen', asked: 'Ook gevraagd', wished: 'Een pre', offered: 'Wat we bieden' },
};

/** The headings of an ad in a language. */
export const headingsIn = (language: Language): Headings => BY_LANGUAGE[language];
