import type { Section } from './whole-headings.ts';

/**
 * What a heading heads by the one word of it that says so, for headings that no list has whole: "Who will get an interview" no, "Great if
 * you have", "Wat neem je mee?", "Commercial sensitivity". Tried in this order: what is the agency's alone goes before all else.
 */
const BY_WORD: readonly (readonly [Exclude<Section, 'intro' | 'terms'>, RegExp])[] = [
  [
    'inside',
    /(?<!\p{L})(?:confidential\p{L}*|sensitiv\p{L}*|private\p{L}*|internal\p{L}*|agency|recruiters?|consultants?|off the record|between us|gossip|politics|background info\p{L}*|backstory|not for|for you only|your eyes|discretion|vertraulich\p{L}*|intern\p{L}*|hintergrund\p{L}*|agentur|diskret\p{L}*|confidenti?el\p{L}*|interne\p{L}*|cabinet|sensibles?|discr[ée]tion|confidencial\p{L}*|consultora|agencia|reservad\p{L}*|riservat\p{L}*|agenzia|vertrouwelijk\p{L}*|achtergrond\p{L}*|bureau|sigilos\p{L}*|sigilo)(?!\p{L})/iu,
  ],
  [
    'other',
    /(?<!\p{L})(?:interviews?|(?:we(?:['’]ll)?|to) (?:pick|choose|hire|select|recruit|appoint|interview)|process|procedure|selection|(?:next |hiring )?steps|stages|apply|hiring|ablauf|gespräche?|auswahl\p{L}*|bewerb\p{L}*|entre(?:tien|vue)s?|recrutement|processus|entrevistas?|proceso|how(?: (?:we|they)(?:['’]ll)? (?:hire|do it|meet|pick))?$|rounds?|process(?:en|o)?|intervju\p{L}*|rekrytering\p{L}*|colloqui[o]?|selezione|sollicitatie\p{L}*|selectie\p{L}*|processo|seleção)(?!\p{L})/iu,
  ],
  [
    'nice_to_have',
    /(?<!\p{L})(?:nice|plus(?:es)?|bonus(?:es)?|(?:added )?advantages?|preferred|preferably|desirable|ideally|great if|good if|lovely|we(?:['’]d| would) love|extras?|edge|gold(?:en)?|icing|cherry|brownie|helpful|handy|useful|optional|kann|gern[e]?|schön\p{L}*|wünschenswert|vorteil\p{L}*|pluspunkt\p{L}*|souhait\p{L}*|atouts?|appréci\p{L}*|idéal\p{L}*|valor\p{L}*|deseable\p{L}*|sum[ae]\p{L}*|gradit\p{L}*|meglio|mieux|mejor|besser|beter|melhor|better|preferenzial\p{L}*|apprezz\p{L}*|pr[ée]|pluspunten?|mooi|fijn|meegenomen|desej\p{L}*|diferencia\p{L}*)(?!\p{L})/iu,
  ],
  [
    'offers',
    /(?<!\p{L})(?:offer\p{L}*|facilit(?:y|ies)|amenities|provided|provisions|allowances|(?:you|they|what)(?:['’]ll| will)? get|perks?|benefits?|in return|in it for|bieten|bieden|biete[tn]?|bekomm\p{L}*|vorteile|leistungen|avantages|offr\p{L}*|propos\p{L}*|ofrec\p{L}*|beneficios|ventajas|vantaggi|krijg\p{L}*|oferec\p{L}*|benefícios)(?!\p{L})/iu,
  ],
  [
    'requirements',
    /(?<!\p{L})(?:needs?|needed|musts?|requir\p{L}*|essentials?|(?:you|they|must|should) (?:have|bring)|brings?|qualif\p{L}*|experience|skills?|looking for|criteria|profile|who (?:you|we|they|will|should|suits?)|mitbring\p{L}*|mitnimmst|brauch\p{L}*|voraussetz\p{L}*|anforder\p{L}*|profil|muss|faut|exig\p{L}*|demand\p{L}*|requis\p{L}*|apportez|ped(?:imos|e)|necesit\p{L}*|perfil|chied\p{L}*|cerch\p{L}*|serv(?:e|ono)|profilo|neem je mee|meebreng\p{L}*|vraag\p{L}*|vragen|eisen|nodig|(?:heb|ben) je|precisa\p{L}*|esperamos)(?!\p{L})/iu,
  ],
  [
    'responsibilities',
    /(?<!\p{L})(?:gig|(?:you|they|we|person|role|to)(?:['’]ll| will)? (?:do|does|own|run)|doing|duties|tasks?|jobs?|work|responsib\p{L}*|owns?|scope|activities|day|aufgaben|tätigkeit\p{L}*|(?:du|sie) (?:tust|tun|machst|machen)|erwartet|missions?|ferez|feras|tâches|quotidien|tareas|funciones|har[áa]s?|mansion\p{L}*|farai|compiti|attività|taken|doe[tn]?|ga je|werk|werkzaamheden|atividades|fará|funções|dia)(?!\p{L})/iu,
  ],
];

/** More words than a heading has, or letters. */
const MOST_WORDS = 7;

/** What a heading heads by a word of it; undefined where no word says. */
export function sectionByWord(head: string): Exclude<Section, 'intro' | 'terms'> | undefined {
  const bare = head.replace(/^[#*_\s\d.)]+|[*_\s:?.]+$/gu, '');
  if (bare === '' || bare.split(/\s+/).length > MOST_WORDS) return undefined;
  return BY_WORD.find(([, words]) => words.test(bare))?.[0];
}

/** A label before a colon that says that what follows is for the agency alone: "Confidential notes for agency: …". */
export function isInsideLabel(line: string): boolean {
  const [, head = ''] = /^(?:\d{1,2}[.)]\s+|[-*•]\s+)?(\p{Lu}[^:.!?]{2,45}):(?:\s|$)/u.exec(line) ?? [];
  return (
    head !== '' &&
    sectionByWord(head) === 'inside' &&
    !/(?<!\p{L})(?:you|your|agency (?:experience|background)|experience)(?!\p{L})/iu.test(head)
  );
}

/** "How we'll pick: call with me, plant tour, offer": a label that heads how people are chosen. */
export function isProcessLabel(line: string): boolean {
  const [, head = ''] = /^(?:[-*•]\s+)?(\p{L}[^:.!?]{2,45}):\s+\S/u.exec(line) ?? [];
  return head !== '' && sectionByWord(head) === 'other';
}
