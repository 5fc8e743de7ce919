import { isInList } from './dictionaries.ts';

/** Words that are no noun, verb or adjective, of which the list has none, what is cut off before a vowel, and words of work it has not. */
const SHORT = new Set(
  `il lo la i gli le l un uno una d c n s m t v di a da in con su per tra fra del dello della dei degli delle dell al allo alla ai agli alle
  all dal dallo dalla dai dagli dalle dall nel nello nella nei negli nelle nell sul sullo sulla sui sugli sulle sull col coi e ed o od ma
  però anche anch pure né neanche nemmeno neppure oppure ovvero cioè dunque quindi perciò infatti mentre quando quanto quanta quanti quante
  se come perché poiché affinché che chi cui quale quali qual cosa cos dove dov ove finché dopo prima poi già ancora ormai sempre mai spesso
  adesso ora oggi ieri domani subito presto tardi quasi circa molto molta molti molte poco poca pochi poche tanto tanta tanti tante troppo
  troppa troppi troppe più meno assai abbastanza bene ben male non sì no io tu egli ella lui lei noi voi essi esse loro mi ti ci vi si ne
  me te sé glielo gliela mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro vostra vostri vostre questo
  questa questi queste quest quello quella quelli quelle quell quel quei quegli stesso stessa stessi stesse altro altra altri altre altr
  ogni ognuno ognuna qualche qualcuno qualcosa qualsiasi qualunque nessuno nessuna nessun niente nulla tutto tutta tutti tutte tutt
  entrambi entrambe ciascuno ciascuna alcuno alcuna alcuni alcune parecchi parecchie vario varia vari varie presso verso contro sotto sopra
  oltre dentro fuori davanti dietro accanto vicino lontano durante entro fino sino senza attraverso mediante tramite secondo lungo circa
  salvo tranne eccetto nonostante malgrado insieme invece inoltre anzi comunque tuttavia eppure soltanto solo solamente proprio appunto
  così cosi allora intanto qui qua lì là laggiù quassù dappertutto ovunque forse magari certo certamente almeno pressappoco addirittura
  due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti
  trenta quaranta cinquanta sessanta settanta ottanta novanta cento mille mila milione milioni miliardo miliardi metà mezzo mezza terzo quarto
  è sono sei siamo siete era erano ero eri eravamo sarà saranno sarò sarei sarebbe sarebbero fu furono fosse fossero sia siano essere essendo
  stato stata stati state ha ho hai hanno abbiamo avete aveva avevano avevo avrà avranno avrebbe avrebbero ebbe avesse abbia abbiano avere
  avendo avuto avuta può possono vuole vogliono deve devono sa sanno fa fanno va vanno dà danno sta stanno dice dicono viene vengono
  acetato online offline team manager management marketing budget business report reporting software hardware smart working part full time call
  center help desk stage meeting feedback leader leadership e-commerce retail export import buyer store design web cloud etc ecc`.split(
    /\s+/u,
  ),
);
/** Adverbs by their ending, and participles with whom something is done to. */
const ADVERB = /mente$/u;
const ENCLITIC = /(?<=[aei]r|ndo|[aei])(?:m[ie]|t[ie]|c[ie]|v[ie]|s[ie]|n[e]|l[oaie]|gli(?:el[oaie])?)$/u;

/** Whether a word in small letters is one of Italian, alone or with what is joined to its verb: `occuparsene`. */
export function isItalianWord(word: string): boolean {
  if (SHORT.has(word) || isInList('it', word)) return true;
  if (ADVERB.test(word) && word.length > 7) return true;
  const bare = word.replace(ENCLITIC, '');
  return bare !== word && bare.length > 3 && [bare, `${bare}e`].some((one) => isInList('it', one));
}
