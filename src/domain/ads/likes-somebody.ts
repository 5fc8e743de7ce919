// Whom a client would have whoever comes to be, said in passing in a brief: by itself it is news of nobody.

const PERSON =
  '(?:wom[ae]n|m[ae]n|girls?|boys?|lads?|lass(?:ie|es)?|blokes?|chaps?|fell(?:a|ow)s?|guys?|lad(?:y|ies)|gents?|gentlem[ae]n|females?|males?|mums?|moms?|mothers?|dads?|youngsters?|teenagers?|grandma|granny|christians?|muslims?|frau(?:en)?|mann|männer|dame|damen|herrn?|mädchen|mädel|junge[nr]?|femmes?|hommes?|filles?|garçons?|dames?|mujer(?:es)?|hombres?|chic[oa]s?|señoras?|señores?|donn[ae]|uom(?:o|ini)|ragazz[aeio]|signor[aei]|vrouw(?:en)?|man(?:nen)?|meisjes?|meid|jongens?|mulher(?:es)?|homem|homens|moç[oa]s?|rapaz(?:es)?)';
/** "I'd like a woman for the desk", "ich hätte gern eine Frau", "je verrais bien une dame": whom somebody would have, beside a word of choosing. */
const LIKES = new RegExp(
  String.raw`(?<!\p{L})(?:(?<=(?:(?<!\p{L})(?:i|we|they|he|she|you|boss|client|owner|would|do|does|really|quite|also|much|customers|patients|guests|families|parents)|['’]d) )likes?|love|fancy|favou?r|hop(?:e|ed|ing) for|wish(?:ing)? for|(?<=(?:['’]m|['’]re|am|are|is|be|really|more) )after|think(?:ing)?(?: more)? (?:of|about)|thought of|(?<=(?:can|could|rather) )see|picture|imagine|envisage|(?:go(?:ing)?|went) (?:for|with)|have in mind|had in mind|keen on|happ(?:y|ier) with|gern\p{L}*|stell\p{L}* (?:mir|uns)|denk\p{L}* an|dachten? an|verr(?:ais|ions)(?: bien)?|aimer\p{L}+(?: bien)?|pens(?:e|ais|ons|ions) (?:plus )?à|imagin\p{L}+|gustar[ií]a\p{L}*|encantaría|pens(?:ando|aba|amos|ábamos) en|(?:veo|vería|veríamos)|piacer\p{L}+|pens(?:o|avo|avamo|iamo|ando) (?:a|ad)|vedrei|vedremmo|denk\p{L}* aan|dacht\p{L}* aan|zie\p{L}*(?: hier| daar)?(?: wel| liefst)?|gostar(?:ia|íamos|iamos)(?: de)?|pens(?:o|ei|amos|ando) em)(?: (?:it to be|us to (?:have|get)|to (?:have|see|get|hire|take|find)|having|seeing))? (?:(?:an?|another|some|more|one|two|only|eine?[nrm]?|une?|des|una|unos|unas|uno|een|uma?|d[’'])\s?)?(?:(?!(?:about|whether|if|what|that|the|those|these|this|our|my|his|her|their|your)(?!\p{L}))[\p{L}-]+ ){0,2}?${PERSON}(?!\p{L})`,
  'iu',
);

/** "The women we've tried on the saw haven't lasted": what those of a kind were like, which says who is not to come. */
const TRIED =
  /(?<!\p{L})(?:the|those|these|all|any) (?:\p{Ll}+ )?(?:blokes|lads|girls|boys|guys|women|men|ladies|mums|mothers|youngsters|kids|fellas) (?:(?:that|who|whom|which) )?(?:we|i|you)(?:['’]ve| have| had|['’]d)? (?:had|tried|trial\p{L}+|hired|sent|took|taken|taken on|employed|put (?:on|in|there))(?! (?:to|off|home)(?!\p{L}))/iu;

/** "We do better with Poles", "my foreman has more luck with …", "customers are not used to them", "on their own this time". */
const FARES =
  /(?<!\p{L})(?:(?:do|does|did|done|get|gets|got|gel|gels|fare|fares|work|works|click)(?: on)? (?:so much |far |much |a lot |always |way )?(?:better|best|worse|worst|easier) (?:with|under|among)|(?:more|better|less|worse|no) luck with|(?:customers|clients|guests|patients|residents|regulars|tenants|parents|families|they|we)(?:['’]re| are| were)? ?(?:not|n['’]t|never) (?:really |quite |yet )?(?:used|accustomed) to|on (?:their|his|her) own (?:this|next) time)(?!\p{L})/iu;

/** Whether a sentence of a brief says outright of what kind somebody would have whoever comes. */
export const likesSomebody = (said: string): boolean =>
  LIKES.test(said) || TRIED.test(said) || FARES.test(said);
