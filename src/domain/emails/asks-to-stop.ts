import { fold } from '#src/lib/fold.ts';

/** A word alone, as it stands in subjects and first lines; in a sentence it may mean anything. */
const WORD =
  /^(?:unsubscribe(?: me)?|opt[ -]?out|stop|remove me|take me off|abmelden|austragen|(?:me )?desabonner|(?:me )?desinscrire|(?:darme de )?baja|cancellami|uitschrijven|afmelden|remover|wypisz|avregistrera|afmeld|avmeld)$/u;

/** Words for mails, after what each language says of more of them. */
const MAILS =
  '(?:e-?mails?|e-?mailen|mails?|mailer|mailtjes|messages?|newsletters?|nachrichten|newslettern?|courriels?|courriers?|correos?(?: electronicos?)?|mensajes?|messaggi|berichten|mensagens|maili|e-maili|wiadomosci|mejl|mailar|meddelanden|e-post(?:er)?|beskeder|meldinger)';

/**
 * Whole clauses that ask for no more mail of any kind, in the languages of the pages and folded. What says more (which mails, where
 * to, until when) is another wish.
 */
const CLAUSES = [
  // en
  `(?:(?:do not|don't|dont|never|no longer) (?:e-?mail|mail|message|contact|write(?: to)?)|stop (?:e-?mailing|mailing|messaging|contacting|writing(?: to)?)) (?:me|us)(?: again| any ?more| any longer| ever again)*`,
  `(?:(?:do not|don't|dont) send|stop sending) (?:me|us) (?:any |more |further |your |these |all |of )*${MAILS}(?: any ?more| again)?`,
  `no (?:more|further) ${MAILS}(?: for me| from you| to me)?`,
  `i (?:(?:do not|don't|dont|no longer) (?:want|wish)|(?:would|'d) (?:rather|prefer) not)(?: to)?(?: receive| get| have)? (?:any |more |further |your )*${MAILS}(?: from you)?(?: any ?more)?`,
  `i (?:want|wish for|would like|'d like) no (?:more|further) ${MAILS}(?: from you)?`,
  `(?:i (?:want|wish|would like) to |i'd like to )?(?:be )?(?:unsubscribed?|opt(?:ed)? out|removed|taken off)(?: from| of)? (?:your|the|this|all) (?:mailing |e-?mail |mail )*(?:lists?|${MAILS})`,
  `(?:take|remove|delete) (?:me|us) (?:off|from) (?:your|the|this|all) (?:mailing |e-?mail |mail )*(?:lists?|database|${MAILS})`,
  // de
  `(?:schreib(?:en sie|t)?|mail(?:en sie|t)?|kontaktier(?:en sie|t|e)?) (?:mir|mich|uns) (?:nicht mehr|nie wieder|keine ${MAILS} mehr)`,
  `(?:schick(?:en sie|t)?|send(?:en sie|et|e)?) (?:mir|uns) keine (?:weiteren )?${MAILS}(?: mehr)?`,
  `keine (?:weiteren |weitere )?${MAILS}(?: mehr)?(?: an mich| von ihnen| schicken| senden)*`,
  `ich (?:mochte|will|wunsche) (?:von ihnen |von euch )?keine (?:weiteren )?${MAILS}(?: von ihnen| von euch| mehr)*(?: erhalten| bekommen| haben)?`,
  `ich (?:mochte|will) (?:von ihnen |von euch )?nicht (?:mehr|weiter) (?:angeschrieben|kontaktiert) werden`,
  `(?:nehmen sie|nehmt|nimm|streichen sie) mich (?:aus|von) (?:dem|ihrem|eurem|der|ihrer|eurer) (?:verteiler|mailverteiler|liste)`,
  `(?:melden sie|tragen sie|meldet|tragt|meld|trag) mich (?:ab|aus)`,
  // fr
  `(?:de |veuillez |prie[rz]? de )?ne (?:plus )?m'(?:ecri(?:re|vez|s)|envoye[rz]|envoie)(?: plus)?(?: (?:de |d'|aucun |vos )?${MAILS})?`,
  `(?:de |veuillez )?ne (?:plus )?me (?:contacte[rz]?|sollicite[rz]?|relance[rz]?)(?: plus)?`,
  `(?:je )?ne (?:souhaite|veux|desire) plus (?:recevoir |avoir )?(?:de |d'|vos |aucun )?(?:${MAILS}|etre contacte)(?: de (?:votre|ta) part)?`,
  `plus (?:de |d'|aucun )${MAILS}`,
  `(?:de |veuillez )?(?:me (?:desinscrire|desabonner|retirer|supprimer)|(?:desinscrivez|desabonnez|retirez|supprimez)-moi)(?: de (?:votre|la|vos|cette) (?:liste|listes)(?: de diffusion)?)?`,
  // es
  `no (?:me |nos )(?:escrib(?:as|a|an|ais)|contact(?:es|e|en|eis)) (?:mas|nunca mas)`,
  `no me (?:envi(?:es|e|en|eis)|mand(?:es|e|en|eis)) mas ${MAILS}`,
  `no (?:quiero|deseo) (?:recibir |que me envien )?mas ${MAILS}(?: (?:suyos|vuestros|de ustedes))?`,
  `(?:deja|deje|dejen|dejad) de (?:escribirme|contactarme|(?:enviarme|mandarme) ${MAILS})`,
  `(?:dame|deme|denme|dadme) de baja(?: de (?:la|su|vuestra|tu) lista(?: de correo)?)?`,
  `(?:borrame|borreme|borrenme|borradme|quiteme|quitenme) de (?:la|su|vuestra|tu) lista`,
  `(?:no|ni) mas ${MAILS}`,
  // it
  `(?:di )?non (?:scriver?mi|scrivetemi|contattar?mi|contattatemi|contattermi) piu`,
  `(?:di )?non mi (?:scriv(?:a|ete|ere)|contatt(?:i|ate|are)) piu`,
  `(?:di )?non (?:mi (?:mandate|mandi|inviate|invii)|(?:mandatemi|inviatemi|mandarmi|inviarmi)) piu ${MAILS}`,
  `non (?:voglio|desidero) (?:piu )?ricevere (?:piu |altre |altri |vostre |le vostre )*${MAILS}`,
  `(?:basta|niente piu|mai piu) ${MAILS}`,
  `(?:smettete|smettila|smetta|smetti) di scrivermi`,
  `(?:cancellatemi|cancellami|mi cancelli|toglietemi|toglimi) (?:dalla|da questa) (?:vostra )?(?:lista|mailing list)`,
  // nl
  `geen (?:${MAILS}|verdere ${MAILS})(?: meer)?(?: sturen)?`,
  `(?:mail|schrijf|stuur|benader|contacteer|e-mail) (?:me|mij|ons) niet meer`,
  `(?:stuur|zend) (?:me|mij|ons) geen (?:verdere )?${MAILS}(?: meer)?`,
  `(?:gelieve|wilt u|wil je|willen jullie) (?:me|mij) (?:niet meer (?:te )?(?:mailen|schrijven|benaderen|contacteren)|geen ${MAILS} meer (?:te )?sturen)`,
  `ik wil (?:van (?:u|jullie) )?geen ${MAILS} meer(?: van (?:u|jullie|je))?(?: ontvangen| krijgen)?`,
  `(?:haal (?:me|mij) van|schrijf (?:me|mij) uit)(?: (?:de|uw|je|jullie) (?:mail)?lijst)?(?: af)?`,
  // pt
  `nao me (?:escreva|escrevam|escrevas|contacte|contactem|contate|contatem) mais`,
  `nao me (?:envie|enviem|envies|mande|mandem|mandes) mais ${MAILS}`,
  `nao (?:quero|desejo) (?:receber )?mais ${MAILS}(?: (?:vossos|seus|de voces))?`,
  `(?:parem|pare|para|deixem|deixe) de me (?:escrever|contactar|enviar ${MAILS}|mandar ${MAILS})`,
  `(?:removam-me|remova-me|retirem-me|retire-me|tirem-me) da (?:vossa |sua )?lista`,
  `(?:chega de|nem mais|mais nenhum) ${MAILS}`,
  // pl
  `(?:juz |wiecej )*(?:do mnie )?(?:juz |wiecej )*nie (?:pisac|piszcie|pisz|kontaktowac sie)(?: do mnie| ze mna| juz| wiecej)*`,
  `(?:juz |wiecej )*nie (?:wysylac|wysylajcie|przysylac|przysylajcie) mi (?:juz |wiecej )*${MAILS}`,
  `nie chce (?:juz |wiecej |od was )*(?:otrzymywac |dostawac )?(?:juz |wiecej |od was |zadnych )*${MAILS}`,
  `(?:wypisz(?:cie)? mnie|usun(?:cie)? mnie|mnie (?:wypisac|usunac))(?: z (?:listy|bazy|waszej listy))?`,
  // sv, da, no
  `(?:mejla|maila|kontakta) mig inte (?:mer|langre|igen)|(?:skriv|mail) (?:inte|ikke) til(?:l)? (?:mig|meg) (?:mer|mere|langre|længere|lenger|igen|igjen)`,
  `(?:inga fler|ingen flere|ikke flere) ${MAILS}`,
  `(?:sluta (?:mejla|maila|skriva till) mig|stop med at (?:skrive til|maile|kontakte) mig|slutt a (?:skrive til|maile|kontakte) meg)`,
  `(?:skicka|send) (?:mig |meg )?(?:inte |ikke |inga )(?:mig |meg )?(?:fler |flere |nogen )*${MAILS}(?: til mig| til meg)?`,
  `(?:jag|jeg) (?:vill|vil|onskar|ønsker|onsker) (?:inte|ikke) (?:ha |have |fa |få |motta |at modtage |a motta |å motta )?(?:nagra |noen |nogen )?(?:fler|flere) ${MAILS}(?: (?:fran|fra) (?:er|jer|dere))?`,
  `(?:ta bort|fjern|slet|slett|avregistrera|afmeld|meld|avmeld) (?:mig|meg)(?: av)?(?: (?:fran|fra) (?:er |jeres |deres |e-post)?(?:lista|listan|listen))?`,
];

/** Words of courtesy, which may stand anywhere in a clause. */
const POLITE =
  /(?<!\p{L})(?:please|pls|kindly|thanks|thank you|bitte|danke|merci|s'il (?:vous|te) plait|svp|por favor|gracias|per favore|per cortesia|grazie|graag|dank u|aub|alstublieft|alsjeblieft|obrigad[oa]|prosze|dziekuje|tack|snalla|vanligen|venligst|vennligst|takk?)(?!\p{L}) ?/gu;

/** What a clause may begin with. */
const BEFORE =
  '(?:(?:and|but|so|also|could you|can you|would you|i ask you to|und|aber|et|mais|alors|donc|y|pero|le pido que|e|ma|ed|vi prego|la prego|en|maar|mas|peco que|ale|i|men|och|og) )*';
const WHOLE = new RegExp(`^${BEFORE}(?:${CLAUSES.join('|')})$`, 'u');

/** What narrows a wish for less mail, or names another way for it: for people to read. */
const NARROWS =
  /@|(?<!\p{L})(?:address|adresse|adress|direccion|indirizzo|endereco|adres|only|just|instead|until|except|still|nur|sondern|seulement|plutot|sauf|solo|soltanto|invece|sino|tranne|alleen|wel|apenas|tylko|bara|kun|bare)(?!\p{L})/u;

/** Where the words of an earlier mail begin. */
const QUOTED =
  /^(?:>|-{2,}(?: ?original.*)?$|_{5,}|(?:on|am|le|el|il|op|em|w dniu|den) .{5,120}(?:wrote|schrieb|a ecrit|escribio|ha scritto|schreef|escreveu|napisal\w*|skrev):?$)/u;

/** Longer mails say more than one thing. */
const SHORT = 600;

/**
 * Whether a mail says that its sender wants no more mail: in a word in its subject or first line, or in a whole clause of a short mail
 * that narrows it by nothing. All else is for people to read.
 */
export function asksToStop({ subject, text }: { subject: string; text: string }): boolean {
  const own = ownLines(text);
  const [first = ''] = own;
  const bare = (line: string): string =>
    line
      .replace(/[.! ]+$/u, '')
      .replace(POLITE, '')
      .trim();
  const title = linesOf(subject)[0]?.replace(/^(?:(?:re|aw|fwd?|sv|antw|odp|rif) ?: ?)+/u, '') ?? '';
  if ([title, first].some((line) => WORD.test(bare(line)))) return true;
  if (own.join('\n').length > SHORT || own.some((line) => NARROWS.test(line))) return false;
  return [title, ...own]
    .flatMap((line) => line.split(/[.!;,…]+| [-–—] /u))
    .some((one) => WHOLE.test(bare(one)));
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => fold(line.replace(/[’‘`´]/gu, "'").replace(/ł/giu, 'l')).trim())
    .filter((line) => line !== '');

/** The lines that the sender wrote, folded, without what they answer. */
function ownLines(text: string): string[] {
  const lines = linesOf(text);
  const end = lines.findIndex((line) => QUOTED.test(line));
  return end < 0 ? lines : lines.slice(0, end);
}
