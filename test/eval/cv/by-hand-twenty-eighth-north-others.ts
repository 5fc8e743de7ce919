import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('twenty-eighth');

/** The six of the twenty-eighth lot of the north in German, Swedish, Danish and Norwegian. All people are made up. */
export const BY_HAND_TWENTY_EIGHTH_NORTH_OTHERS: Sheet[] = [
  cv('n07-de-felder-zerspaner', 'doc', 'de', 'DE', {
    names: ['Holger Wischnewski'],
    email: 'h.wischnewski@sauerlandpost.example',
    phone: '0171 3920047',
    city: 'Lüdenscheid',
    jobs: [
      'Schichtführer CNC-Fertigung | Kostal Kontakt Systeme GmbH | | 2018-04 | now',
      'Zerspanungsmechaniker | Gerhardi Kunststofftechnik GmbH | | 2011-09 | 2018-03',
      'Maschinenbediener | Randstad Deutschland | | 2010-02 | 2011-08',
      'Ausbildung zum Zerspanungsmechaniker | P. C. Turck GmbH & Co. KG | | 2006-08 | 2010-01',
    ],
    aside: [3],
    page: `
> **LEBENSLAUF**
^ **Angaben zur Person**
|| 5 12
| Name: | Holger Wischnewski
| Anschrift: | Worthstraße 112, 58511 Lüdenscheid
| Telefon: | 0171 3920047
| E-Mail: | h.wischnewski@sauerlandpost.example
| Geburtsdatum: | 23.09.1989
| Familienstand: | verheiratet, zwei Kinder
^ **Beruflicher Werdegang**
|| 5 12
| Zeitraum: | 04/2018 bis heute
| Firma: | Kostal Kontakt Systeme GmbH, Lüdenscheid
| Position: | Schichtführer CNC-Fertigung
| Tätigkeit: | Einteilung von 9 Mitarbeitern, Rüsten von Langdrehern, Erstmusterprüfung, Vertretung des Meisters
|  | 
| Zeitraum: | 09/2011 bis 03/2018
| Firma: | Gerhardi Kunststofftechnik GmbH, Lüdenscheid
| Position: | Zerspanungsmechaniker
| Tätigkeit: | Werkzeugbau, Fräsen 3+2 Achsen, Heidenhain iTNC 530
|  | 
| Zeitraum: | 02/2010 bis 08/2011
| Firma: | Randstad Deutschland, Hagen
| Position: | Maschinenbediener
| Tätigkeit: | Wechselnde Einsätze bei Automobilzulieferern
|  | 
| Zeitraum: | 08/2006 bis 01/2010
| Firma: | P. C. Turck GmbH & Co. KG, Lüdenscheid
| Position: | Ausbildung zum Zerspanungsmechaniker
^ **Schule**
|| 5 12
| 2000 bis 2006 | Richard-Schirrmann-Realschule, Fachoberschulreife
^ **Weiterbildung**
|| 5 12
| 2016 | Ausbilderschein (AdA), SIHK zu Hagen
| 2021 | Schichtführerlehrgang, TÜV Nord Akademie
^ **Sonstiges**
Führerschein B, BE. Staplerschein. Drei-Schicht ist kein Problem.
^ Lüdenscheid, den 4. Oktober 2026
`,
  }),
  cv('n08-de-ch-leiste-treuhand', 'docx', 'de', 'CH', {
    names: ['Seraina Caflisch-Odermatt', 'Seraina Caflisch'],
    email: 'seraina.caflisch@churpost.example',
    phone: '073 555 01 72',
    city: 'Domat/Ems',
    headline: 'Treuhänderin mit eidg. Fachausweis',
    languages: ['Deutsch', 'Rätoromanisch', 'Italienisch'],
    jobs: [
      'Mandatsleiterin | Curia Treuhand AG | | 2020-08 | now',
      'Sachbearbeiterin Rechnungswesen | Ems-Chemie AG | | 2016-03 | 2020-07',
      'Sachbearbeiterin Steuern | Steuerverwaltung Graubünden | | 2013-09 | 2016-02',
      'Kaufmännische Lernende | Raiffeisenbank Bündner Rheintal | | 2010-08 | 2013-07',
    ],
    aside: [3],
    page: `
[[ 5.5 11.5
PIC Foto | Bewerbungsbild Seraina Caflisch, Fotostudio Plessur
^ **Kontakt**
Via Nova 34
7013 Domat/Ems
073 555 01 72
seraina.caflisch@churpost.example
^ **Jahrgang**
1994, Bürgerin von Trin GR
^ **Sprachen**
Deutsch (Muttersprache)
Rätoromanisch (Muttersprache)
Italienisch (B2)
^ **Programme**
Abacus
Bexio
Dr. Tax
Excel
^ **Ausserdem**
Skitouren
Kassierin der Cumpagnia da musica
---
! Seraina Caflisch-Odermatt
Treuhänderin mit eidg. Fachausweis
^ **Was ich suche**
Ein Pensum von 60 bis 80 % mit eigenen Mandaten und einem Chef, der das Telefon auch selber abnimmt.
^ **Berufliche Stationen**
**Mandatsleiterin (80 %)**
Curia Treuhand AG, Chur
08.2020 – heute
* 35 KMU-Mandate, Gastgewerbe und Holzbau
* Eingeschränkte Revision, MWST-Abrechnungen
**Sachbearbeiterin Rechnungswesen (100 %)**
Ems-Chemie AG, Domat/Ems
03.2016 – 07.2020
* Kreditoren, Intercompany, Hochregallager-Inventur
**Sachbearbeiterin Steuern**
Steuerverwaltung Graubünden, Chur
09.2013 – 02.2016
* Veranlagung Unselbständigerwerbende
**Kaufmännische Lernende**
Raiffeisenbank Bündner Rheintal, Landquart
08.2010 – 07.2013
^ **Bildung**
2017 – 2019 Treuhänderin mit eidg. Fachausweis, STS Chur
2013 – 2014 Berufsmaturität, Wirtschaftsschule KV Chur
]]
`,
  }),
  cv('n09-de-jahre-galabau', 'pdf', 'de', 'DE', {
    names: ['Matthes Kröplin'],
    email: 'matthes.kroeplin@mueritzmail.example',
    phone: '0176 04069038',
    city: 'Waren (Müritz)',
    jobs: [
      'Vorarbeiter | Grünbau Müritz GmbH | | 2019 | now',
      'Landschaftsgärtner | Alpina Gartenbau Rostock | | 2014 | 2019',
      'Saisonkraft | Weingut Salwey | | 2013 | 2014',
      'Zeitsoldat | Bundeswehr | | 2009 | 2013',
      'Lehre als Gärtner | Stadtgärtnerei Neubrandenburg | | 2006 | 2009',
    ],
    aside: [4],
    page: `
! Matthes Kröplin
Papenbergstraße 21, 17192 Waren (Müritz)
0176 04069038
matthes.kroeplin@mueritzmail.example
^ 
= seit 2019	Vorarbeiter
= 	Grünbau Müritz GmbH, Waren
= 	Kolonne mit vier Mann, Pflaster, Naturstein, Teiche, Aufmaß
^ 
= 2014 – 2019	Landschaftsgärtner
= 	Alpina Gartenbau Rostock
= 	Pflege, Neuanlagen, Winterdienst, Kronensicherung
^ 
= 2013 – 2014	Saisonkraft
= 	Weingut Salwey, Kaiserstuhl
^ 
= 2009 – 2013	Zeitsoldat
= 	Bundeswehr, Torgelow, Panzergrenadier, zuletzt Stabsunteroffizier
^ 
= 2006 – 2009	Lehre als Gärtner
= 	Stadtgärtnerei Neubrandenburg, Abschluss gut
= 2006	Realschulabschluss
^ 
Motorsägenschein AS Baum I, Baggerschein, Führerschein C1E, Sachkunde Pflanzenschutz
Im Winter gern auch vier Tage die Woche.
`,
  }),
  cv('n10-sv-rader-anlaggning', 'docx', 'sv', 'SE', {
    names: ['Jörgen Åkerblad'],
    email: 'jorgen.akerblad@vasterbottenpost.example',
    phone: '070-174 06 41',
    city: 'Umeå',
    headline: 'Platschef anläggning, 22 år i gropen',
    jobs: [
      'Platschef | NCC Infrastructure | | 2020-01 | now',
      'Arbetsledare | NCC Infrastructure | | 2015-08 | 2019-12',
      'Produktionsledare | Svevia | | 2012-03 | 2015-07',
      'Mätningstekniker | WSP Samhällsbyggnad | | 2008-05 | 2012-02',
      'Grävmaskinist | Lövångers Schakt & Transport | | 2004-04 | 2008-04',
    ],
    page: `
! Jörgen Åkerblad
Platschef anläggning, 22 år i gropen
Hissjö 118, 905 84 Umeå, 070-174 06 41, jorgen.akerblad@vasterbottenpost.example
## Anställningar
2020-01 – pågående: Platschef, NCC Infrastructure, Umeå
2015-08 – 2019-12: Arbetsledare, NCC Infrastructure, Umeå
2012-03 – 2015-07: Produktionsledare, Svevia, Lycksele
2008-05 – 2012-02: Mätningstekniker, WSP Samhällsbyggnad, Umeå
2004-04 – 2008-04: Grävmaskinist, Lövångers Schakt & Transport
## Några jobb jag gärna visar upp
Västra länken, etapp 3 (2021 – 2023): massor, broar, 210 mkr, ledde 35 yrkesarbetare
VA-sanering Teg (2018): fyra kilometer utan ett enda längre vattenavbrott
Norrbotniabanan, Dåva (2024 – ): markarbeten
## Utbildningar
Byggingenjör 120 hp, Umeå universitet, 2008
Bas-P/Bas-U, Arbete på väg 1 – 3, ledarskap för platschefer (Sveriges Byggindustrier)
## Övrigt
B, BE, C. Jagar älg v. 36 och helst inget annat då.
## Referenser
Lämnas på begäran
`,
  }),
  cv('n11-da-fortaelling-paedagog', 'doc', 'da', 'DK', {
    names: ['Birgitte Holm Laustsen'],
    email: 'birgitteholm@thistedpost.example',
    phone: '67 55 01 42',
    city: 'Thisted',
    jobs: [
      'daglig leder | Børnehuset Havtornen | | 2019-08 | now',
      'pædagog | Børnehuset Havtornen | | 2014-01 | 2019-07',
      'pædagog | Skovbørnehaven Nors | | 2009-02 | 2013-12',
      'medhjælper | SFO Tingstrup | | 2003-08 | 2005-07',
    ],
    page: `
> **Birgitte Holm Laustsen**
> Kystvejen 55, 7700 Thisted
> telefon 67 55 01 42, mail birgitteholm@thistedpost.example
^ __Jeg er en rolig leder med jord under neglene. Børn skal ud, voksne skal have tid, og forældre skal have svar samme dag.__
^ **Mit arbejdsliv**
Siden august 2019 har jeg været daglig leder i Børnehuset Havtornen i Klitmøller. Vi er 62 børn, 14 ansatte og to høns. Jeg har normeringen, MUS, arbejdspladsvurderingen og kontakten til kommunen.
Inden da var jeg pædagog samme sted, i Børnehuset Havtornen, fra januar 2014 til juli 2019, de sidste to år som tillidsrepræsentant.
Fra februar 2009 til december 2013 var jeg pædagog i Skovbørnehaven Nors, hvor jeg byggede udegruppen op og lærte at tænde bål i regnvejr.
Før uddannelsen, fra august 2003 til juli 2005, var jeg medhjælper i SFO Tingstrup.
^ **Min uddannelse**
Jeg blev uddannet pædagog fra University College Nordjylland i Hjørring i januar 2009 og tog diplomuddannelsen i ledelse, som jeg afsluttede i 2022.
^ **Derhjemme**
Jeg er gift med en fisker, vi har tre drenge, og jeg synger alt i kirkekoret.
`,
  }),
  cv('n12-no-sjomann-tabell', 'pdf', 'da', 'NO', {
    spoken: 'no',
    names: ['Kjell-Arne Vågsnes'],
    email: 'kjellarne.vagsnes@kystpost.example',
    phone: '+47 68 55 01 43',
    city: 'Florø',
    headline: 'Overstyrmann, D2 Sjøkaptein',
    languages: ['Norsk', 'Engelsk'],
    jobs: [
      'Overstyrmann | Havila Shipping ASA | | 2021-09 | now',
      '1. styrmann | Havila Shipping ASA | | 2017-04 | 2021-08',
      '2. styrmann | Solstad Offshore | | 2013-06 | 2017-02',
      'Matros | Fjord1 AS | | 2010-01 | 2013-05',
      'Lettmatros | Kystrederiet Batalden | | 2008-08 | 2009-12',
    ],
    page: `
! Kjell-Arne Vågsnes
Overstyrmann, D2 Sjøkaptein
Strandgata 88, 6900 Florø
+47 68 55 01 43
kjellarne.vagsnes@kystpost.example
Født 30.03.1990
# FARTSTID
|| 4 4 5 4
| **Tidsrom** | **Stilling** | **Rederi** | **Fartøy**
| 09.2021 – d.d. | Overstyrmann | Havila Shipping ASA | Havila Borg (PSV)
| 04.2017 – 08.2021 | 1. styrmann | Havila Shipping ASA | Havila Foresight (PSV)
| 06.2013 – 02.2017 | 2. styrmann | Solstad Offshore | Normand Ranger (AHTS)
| 01.2010 – 05.2013 | Matros | Fjord1 AS | MF Nordfjord (ferje)
| 08.2008 – 12.2009 | Lettmatros | Kystrederiet Batalden | MS Batalden (brønnbåt)
# SERTIFIKATER
|| 8.5 8.5
| Dekksoffiser klasse 2 (D2) | gyldig til 14.02.2029
| DP Unlimited (Nautical Institute) | gyldig til 01.10.2028
| GMDSS GOC | gyldig til 14.02.2029
| Videregående sikkerhetskurs STCW | gyldig til 11.2027
| Helseerklæring for sjøfolk | gyldig til 06.2027
# UTDANNING
Fagskole nautikk, Måløy (deltid, på samlinger)	2011 – 2013
Fagbrev matros, Flora vgs.	2006 – 2010
# SPRÅK
Norsk og engelsk (radio og papir)
# ØVRIG
Fire uker på, fire uker av. Verneombud 2022 – 2024. Kan reise på to dagers varsel.
`,
  }),
];
