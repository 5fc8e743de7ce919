/** What opens a door or a network: "gate code is 7719*", "Wi-Fi lodehaul22", "WLAN-Passwort: Kuchen22". */

const DOOR = String.raw`(?:gates?|doors?|alarm|key ?safe|lock ?box|entry|padlock|safe|locker|building|yard|shed|site|lift|garage|staff ?room)`;
const NETWORK = String.raw`(?:(?:guest |staff |office |workshop |our |the )?(?:wi-?fi|wlan|router|network)|wifi)`;
const ABROAD = String.raw`(?:(?:tor|tür|zugangs|alarm|wlan|poort|deur|toegangs|port|larm|grind|dør|dörr|adgangs)-?(?:codes?|kod(?:e|en)?)|digicode|code (?:du portail|d[’']entrée|de la porte|de l[’']alarme)|mot de passe|código (?:de la puerta|de la alarma|del portal|do portão|da porta|do alarme)|contraseña|clave del wifi|codice (?:del cancello|della porta|dell[’']allarme)|wachtwoord|kennwort|passwort|lösenord|adgangskode|kodeord|passord|senha|palavra-passe)`;
/** A code: with a digit in it, or in capitals with a sign. */
const CODE = String.raw`[“"'‘(]?(?=[\p{L}\d*#!@_-]*\d)[\p{L}\d*#!@_-]{4,}`;

/** An access code or a password that a text tells. */
export const ACCESS_CODE = new RegExp(
  [
    String.raw`(?<!\p{L})${DOOR}(?: \p{L}+)? (?:codes?|combos?|combinations?|pins?|passcodes?)\b(?! of\b)[^.;\n]{0,30}?(?<!\p{L})${CODE}`,
    String.raw`(?<!\p{L})(?:passwords?|passcodes?|pass ?codes?|login)(?!\p{L})[^.;\n]{0,25}?(?:\bis|:|=|-) ?${CODE}`,
    String.raw`(?<!\p{L})${NETWORK}(?: (?:passwords?|pass|key|codes?|is|pw))*[:=]? ${CODE}`,
    String.raw`(?<!\p{L})${ABROAD}(?!\p{L})[^.;\n]{0,30}?(?<!\p{L})${CODE}`,
  ].join('|'),
  'iu',
);
