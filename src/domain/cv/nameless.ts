import type { CvLine } from './source.ts';

// A profile that an agency sends without the name.
const NAMELESS =
  /anonym|blind cv|(?:kandidat(?:in)?(?:en)?|candidate?|candidato|candidat|kandidaat|kandydat(?:ka|a)?|ehdokas|hakija|bewerber(?:in)?|profile?|profil|perfil|profilo|profiel)(?:[- ]?(?:nr|no|id|ref|n[°º]|nummer|number|code|kennung|profil)\b|\s*[:#]\s*(?:frau|herr|ms|mr|mme|m\.)?\s*\p{Lu}\.|\s+(?:#|n(?:[ro]|\.?[°º])?[.:]?\s?)?\d|\s?[–—,(-]?\s?\(?(?:confiden\p{L}+|riservat[oa]|vertraulich|vertrouwelijk|fortrolig|konfiden\p{L}+)(?!\p{L}))|(?:confidential|vertrauliches|vertrouwelijk|fortrolig|konfidentiell) (?:candidate|profile?|profiel|kandidat)|(?:name|nom|nombre|nome|naam|namn|navn|candidate|kandidat(?:in)?|candidat[eo]?|kandidaat|bewerber(?:in)?)\s*[:\t]\s*[([]?(?:auf anfrage|vertraulich|confidential|on request|sur demande|anonym|withheld)|(?:full )?(?:name|contact details|details)(?: and contact details)? (?:(?:are |is |will be )?(?:released|disclosed|provided|available|supplied|shared)|withheld) (?:on|upon|at|after|when|by) (?:interview|request|interest)|(?:name|kontaktdaten) (?:auf anfrage|auf wunsch)|(?:nom|coordonnées) (?:communiqué|sur demande)|(?:nombre|datos de contacto) (?:a petición|bajo solicitud)|(?:naam|contactgegevens) op aanvraag/iu;

// A name under "Kandidatenprofil" may be its owner's; a number in its place, or what says that it is hidden, tells that it is none.
const HIDDEN =
  /\d|anonym|blind|confiden|confidencial|riservat|vertraulich|vertrouwelijk|fortrolig|konfiden|request|anfrage|demande|wunsch|petición|solicitud|aanvraag|withheld/iu;

/** Whether a line says that the page goes without its owner's name, or has a number in its place. */
export const isOfHiddenPerson = (text: string): boolean => NAMELESS.test(text) && HIDDEN.test(text);

/** Whether the top of a CV says that it goes without its owner's name. */
export const isNameless = (head: readonly CvLine[]): boolean =>
  head.slice(0, 12).some(({ text }) => NAMELESS.test(text));
