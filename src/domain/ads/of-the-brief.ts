/**
 * What a brief says of itself, of its own rows and paragraphs, and what it asks the recruiter to understand of it: "Paragraph 2 used to include
 * counselling", "see last row", "you will appreciate that". No reader of an ad has the brief before them.
 */

/** What the parts of a brief are called, and of nothing that an ad speaks of by its number. */
const PART =
  '(?:paragraphs?|bullet(?: points?)?|numbered point|absatz|absätze|ziffer|alinéas?|paragraphes?|párrafos?|apartados?|paragraf[oi]|capovers[oi]|alinea|parágrafos?|stycket?|afsnit)';
const NUMBER = String.raw`(?:\d{1,2}(?:\(?\p{Ll}\)?)?|\(?\p{Ll}\)|one|two|three|four|five|above|below)`;
/** A part by its number; what a law says in one is cited with the law. */
const NUMBERED = new RegExp(
  String.raw`(?<!\p{L})${PART} ${NUMBER}(?![\p{L}\d%])(?! (?:of|des|der|du|de la|del|della|van|da) )`,
  'iu',
);
/** "Point 2 no longer holds", "item 4 is for you": a number of a list, and what has become of it. */
const ITEM_SAID = new RegExp(
  String.raw`^(?:the )?(?:point|item|line|row|column|number|no\.?|punkt|zeile|spalte|point|ligne|colonne|punto|línea|fila|riga|colonna|regel|kolom|ponto|linha|rad|linje) ${NUMBER}(?![\p{L}\d%]) (?:used to|was|were|no longer|is (?:for|not|no|only|why|mine|there|here|between)|stays|goes|does(?:n['’]?t| not)|is(?:n['’]?t| not)|war|gilt|ist (?:nur|nicht|für)|bleibt|était|n[’']est|est (?:pour|à)|era|ya no|no |es (?:para|solo)|non |è (?:per|solo)|was|geldt|is (?:voor|niet|alleen)|não |é (?:para|só))(?!\p{L})`,
  'iu',
);
/** "See last row", "as in column three", "siehe letzte Zeile". */
const SEE =
  /(?<!\p{L})(?:see|cf\.?|as (?:in|per)|siehe|vgl\.?|voir|cf|véase|ver|vedi|zie|se) (?:the |my |die |den |der |la |le |el |il |l[’']|de |het |a |o )?(?:last|first|next|previous|bottom|top|other|letzte[nr]?|erste[nr]?|nächste[nr]?|obige[nr]?|dernière?|première?|última|primera|ultima|prima|laatste|eerste|última|sista) ?(?:rows?|lines?|columns?|paragraphs?|points?|items?|notes?|mail|e-?mail|message|zeile|spalte|punkt|absatz|mail|nachricht|ligne|colonne|fila|línea|columna|riga|colonna|regel|kolom|punt|linha|coluna|raden|punkten)(?!\p{L})/iu;

/** "You will appreciate that this is not a thing for the window": what whoever writes hopes is understood. */
const APPRECIATE =
  /(?<!\p{L})(?:you(?:['’]ll| will| may| might| can| must| should)(?: (?:surely|no doubt|certainly|now|also|perhaps))? (?:appreciate (?:that|why|how|my|our|the (?:need|reason|delicacy|discretion))|understand (?:that (?:this|it|i|we|my|our|there|nothing)|why|my|our)|(?:see|gather|guess|imagine|realise|realize|recall|remember|forgive|have (?:heard|gathered|guessed|seen|read)) (?:why|from|that (?:this|it|i|we|my|our)|how (?:this|it|i|we)|me|us|my|the (?:rest|length|haste|delay|mess))|know why|hear (?:it|this|about|from))|sie (?:werden|können) (?:(?:sicher|gewiss|sich) )*(?:verstehen|denken|vorstellen)|vous (?:comprendrez|comprenez|devinez|imaginez|aurez compris)|(?:usted |ya )?(?:comprenderá|entenderá|imaginará|entenderás|comprenderás)s?|(?:capirà|capirete|capirai|immaginerà)|u (?:begrijpt|zult begrijpen)|(?:je|jij) (?:begrijpt|snapt) wel|(?:compreenderá|entenderá|imagina)|(?:du|ni) förstår)(?!\p{L})/iu;

/** What hurts a house to speak of: "the field books are the sore point". */
const SORE =
  /(?<!\p{L})(?:(?:sore|touchy|sensitive|delicate|tender) (?:point|spot|subject|topic|matter)|wunde[rn]? punkt|heikle[sr]? (?:punkt|thema)|(?:point|sujet) (?:sensible|douloureux|délicat)|punto (?:débil|delicado|doloroso|dolente|critico|delicato)|tema delicado|gevoelig(?:e)? (?:punt|onderwerp|kwestie)|ponto (?:fraco|sensível|delicado)|öm punkt|ømt punkt)(?! (?:conversations?|training|tissue|skin))(?!\p{L})/iu;

/** Whether a statement speaks of the brief itself or asks the recruiter to understand something. */
export const speaksOfBrief = (statement: string): boolean =>
  [NUMBERED, ITEM_SAID, SEE, APPRECIATE, SORE].some((pattern) => pattern.test(statement));
