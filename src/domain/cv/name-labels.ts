import { fold } from '#src/lib/fold.ts';

/** A label before what it asks for. */
export const LABEL = /^([\p{L}\s()/,.&’'-]{3,45}?)\s*(?::|\t|\s\|\s|\s[–—-]\s)\s*(?=\S)/u;
/** Whether a label asks for a name: "Name", "Vor- und Nachname", "Nom et prénom", "Apellidos y nombre", "Nome / Cognome", "Naam" and their like. */
export const NAMES_NAME =
  /(?:^|[^a-z])(?:(?:vor|nach|zu|familien|sur|fore|first|last|full)?-?name|(?:pre)?noms?|nombres?|apellidos?|nome|cognome|sobrenome|apelidos?|naam|voornaam|achternaam|(?:for|efter|etter)?na[mv]n|(?:suku|etu)?nimi|imie|imiona|nazwisko|jmeno|prijmeni|candidate|kandidat(?:in|en)?|candidat[eoa]?|kandidaat|bewerber(?:in)?|applicant|sollicitant|hakija)(?:$|[^a-z])|^(?:ans[oø]ger(?:en)?|s[oø]ker(?:en)?|s[oö]kande(?:n)?|postulante|aspirante|solicitante|kandydat(?:ka)?|aplikant(?:ka)?|bewerber(?:\/-?in|\*in|:in)|kandidat\/-?in|candidat\(e\)|candidato\/a|candidata\/o|kandidaten|kandidaatti)$/;

/** The words of a label as labels are compared. */
export const labelIn = (text: string): string => fold(text).replace(/\((?:s|n|en|e|i|es)\)|[\s.:]+$/g, '');
