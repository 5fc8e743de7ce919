interface Headings {
  does: string;
  asked: string;
  wished: string;
  offered: string;
}

const BY_LANGUAGE: Record<string, Headings> = {
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
};

// Words that nearly every text of a language has, and texts of the others hardly have.
const COMMON: Record<string, RegExp> = {
  en: /\b(?:the|and|you|with|for|our|will|of)\b/giu,
  de: /(?<!\p{L})(?:und|der|die|das|sie|wir|mit|für|ein|eine|ist|zu)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:les|des|vous|nous|et|une|pour|dans|avec|est|du)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:los|las|usted|con|para|una|del|por|en|que|y)(?!\p{L})/giu,
};

/** The headings of an ad in the language that its texts are mostly written in; English where they do not tell. */
export function headingsFor(text: string): Headings {
  const counted = Object.entries(COMMON).map(([language, words]) => ({
    language,
    count: text.match(words)?.length ?? 0,
  }));
  const [first] = counted.sort((a, b) => b.count - a.count);
  const language = first !== undefined && first.count > 1 ? first.language : 'en';
  return BY_LANGUAGE[language] ?? { does: '', asked: '', wished: '', offered: '' };
}
