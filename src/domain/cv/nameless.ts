import type { CvLine } from './source.ts';

// A profile that an agency sends without the name.
const NAMELESS =
  /anonym|blind cv|(?:kandidat(?:in)?(?:en)?|candidate?|candidato|candidat|kandidaat|bewerber(?:in)?|profile?|profil|perfil|profilo)(?:[- ]?(?:nr|no|id|ref|n[°º]|nummer|number|code|kennung|profil)\b|\s*[:#]\s*(?:frau|herr|ms|mr|mme|m\.)?\s*\p{Lu}\.|\s+#?\d)|(?:name|nom|nombre|nome|naam|namn|navn|candidate|kandidat(?:in)?|candidat[eo]?|kandidaat|bewerber(?:in)?)\s*[:\t]\s*[([]?(?:auf anfrage|vertraulich|confidential|on request|sur demande|anonym|withheld)|(?:full )?(?:name|contact details|details)(?: and contact details)? (?:(?:are |is |will be )?(?:released|disclosed|provided|available|supplied|shared)|withheld) (?:on|upon|at|after|when|by) (?:interview|request|interest)|(?:name|kontaktdaten) (?:auf anfrage|auf wunsch)|(?:nom|coordonnées) (?:communiqué|sur demande)|(?:nombre|datos de contacto) (?:a petición|bajo solicitud)|(?:naam|contactgegevens) op aanvraag/iu;

/** Whether the top of a CV says that it goes without its owner's name. */
export const isNameless = (head: readonly CvLine[]): boolean =>
  head.slice(0, 12).some(({ text }) => NAMELESS.test(text));
