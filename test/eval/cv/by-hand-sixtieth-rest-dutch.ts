import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixtieth-rest');

/** The closed ones in Dutch. All people are made up. */
export const BY_HAND_SIXTIETH_REST_DUTCH: Sheet[] = [
  cv('28-nl-nl-vrachtwagenchauffeur', 'pdf', 'nl', 'NL', {
    names: ['Gerrit-Jan ter Haar', 'G.J. ter Haar'],
    email: 'gjterhaar@achterhoekmail.example',
    phone: '06-55501873',
    city: 'Lichtenvoorde',
    headline: 'Vrachtwagenchauffeur CE',
    languages: ['Nederlands', 'Duits'],
    jobs: [
      'Chauffeur CE nationaal | Transportbedrijf Wolbrink | Groenlo | 2014 | now',
      'Internationaal chauffeur | De Rooy | Eindhoven | 2004 | 2014',
      'Melkrijder | FrieslandCampina | Borculo | 1999 | 2004',
    ],
    page: `
! Gerrit-Jan ter Haar
Vrachtwagenchauffeur CE
Varsseveldseweg 71, 7131 Lichtenvoorde | 06-55501873 | gjterhaar@achterhoekmail.example
Geboren 8 april 1978, getrouwd, drie kinderen
# Werk
2014 – heden \tChauffeur CE nationaal, Transportbedrijf Wolbrink, Groenlo
\tBouwmaterialen met autolaadkraan, elke avond thuis
2004 – 2014 \tInternationaal chauffeur, De Rooy, Eindhoven
\tDuitsland, Polen, Tsjechië; koel en schuifzeil
1999 – 2004 \tMelkrijder, FrieslandCampina, Borculo
# Papieren
Rijbewijs B, BE, C, CE; code 95 tot juli 2029; ADR; autolaadkraan TCVT; VCA
# Opleiding
MBO 2 chauffeur goederenvervoer, Graafschap College, 1998
LTS, Groenlo, 1994
# Talen
Nederlands, Duits (en Achterhoeks)
# Wens
Vier dagen, liefst dagritten, eigen vaste wagen
`,
  }),
  cv('29-nl-nl-juridisch', 'docx', 'nl', 'NL', {
    names: ['mr. Nadia el Bouzidi', 'Nadia el Bouzidi', 'Nadia El Bouzidi'],
    email: 'n.elbouzidi@domstadmail.example',
    phone: '+31 6 555 018 42',
    city: 'Utrecht',
    headline: 'Jurist sociaal domein',
    languages: ['Nederlands', 'Engels', 'Arabisch'],
    aside: [3],
    jobs: [
      'Jurist Wmo en Jeugd | Gemeente Nieuwegein | Nieuwegein | 2021-03 | now',
      'Juridisch medewerker bezwaar en beroep | UWV | Utrecht | 2018-09 | 2021-02',
      'Telefonisch juridisch adviseur | DAS Rechtsbijstand | Amsterdam | 2016-11 | 2018-08',
      'Stagiaire | Rechtbank Midden-Nederland | Utrecht | 2016-02 | 2016-06',
    ],
    page: `
[[ 5 12
**Contact**
+31 6 555 018 42
n.elbouzidi@domstadmail.example
Lombok, Utrecht
^ **Talen**
Nederlands
Engels
Arabisch
^ **Vaardigheden**
Procesvertegenwoordiging
Mediation (basis)
Awb, Wmo 2015, Jeugdwet
Zaaksysteem.nl
^ **Nevenfunctie**
Voorzitter speeltuinvereniging
---
# mr. Nadia el Bouzidi
Jurist sociaal domein
## Profiel
Bestuursrechtjurist die brieven schrijft die mensen begrijpen. Tien zittingen per jaar, de helft van de bezwaren opgelost aan de keukentafel.
## Werkervaring
**Gemeente Nieuwegein**
Jurist Wmo en Jeugd
maart 2021 – heden
**UWV, Utrecht**
Juridisch medewerker bezwaar en beroep
september 2018 – februari 2021
**DAS Rechtsbijstand, Amsterdam**
Telefonisch juridisch adviseur
november 2016 – augustus 2018
**Rechtbank Midden-Nederland, Utrecht**
Stagiaire
februari 2016 – juni 2016
## Opleiding
Master Staats- en bestuursrecht, Universiteit Utrecht, 2016
]]
`,
  }),
  cv('30-nl-be-verpleegkundige', 'doc', 'nl', 'BE', {
    names: ['Ellen Verstraeten', 'Verstraeten Ellen'],
    email: 'ellen.verstraeten@denderpost.example',
    phone: '0471 55 01 09',
    city: 'Ninove',
    languages: ['Nederlands', 'Frans'],
    aside: [2],
    jobs: [
      'Thuisverpleegkundige | Wit-Gele Kruis | Ninove | 2016-01 | now',
      'Verpleegkundige geriatrie | OLV Ziekenhuis | Aalst | 2008-09 | 2015-12',
      'Stage spoed | UZ Brussel | Jette | 2008-02 | 2008-04',
    ],
    page: `
> Curriculum vitae
|| 5 12
| Naam | Verstraeten
| Voornaam | Ellen
| Adres | Edingsesteenweg 205, 9400 Ninove
| Gsm | 0471 55 01 09
| E-mail | ellen.verstraeten@denderpost.example
| Rijbewijs | B
# Loopbaan
**Januari 2016 tot nu**: Thuisverpleegkundige, Wit-Gele Kruis, Ninove
* Ronde van 25 patiënten, referentieverpleegkundige diabetes
* Mentor van studenten HBO5
**September 2008 tot december 2015**: Verpleegkundige geriatrie, OLV Ziekenhuis, Aalst
* Nachtdienst, later halftijds dag
**Februari tot april 2008**: Stage spoed, UZ Brussel, Jette
# Studies
Bachelor verpleegkunde, Odisee Aalst, 2008
Postgraduaat diabeteseducator, 2019
# Talen
Nederlands, Frans (patiënten in Geraardsbergen en Edingen)
# Motivatie
Ik zoek een job zonder weekendwerk in een wijkgezondheidscentrum of CLB.
`,
  }),
  cv('31-nl-nl-kassenmedewerker', 'pdf', 'nl', 'NL', {
    names: ['Ewelina Sobczak'],
    email: 'ewelina.sobczak@westlandmail.example',
    phone: '+31 6 555 019 77',
    city: 'Naaldwijk',
    languages: ['Pools', 'Engels', 'Nederlands'],
    jobs: [
      'Voorvrouw inpak | Tomatenkwekerij Zuiderlicht | De Lier | 2023-02 | now',
      'Kasmedewerker | Koppert Cress | Monster | 2020-04 | 2023-01',
      'Orderpicker | FloraHolland | Naaldwijk | 2018-09 | 2020-03',
      'Verkoopster | Żabka | Kielce | 2014 | 2018',
    ],
    page: `
# CV Ewelina Sobczak
Naaldwijk. Tel +31 6 555 019 77. Mail ewelina.sobczak@westlandmail.example
Ik werk sinds 2018 in Nederland. Mijn Nederlands is nog niet perfect maar ik leer iedere week op dinsdagavond.
## Werkervaring
Voorvrouw inpak – Tomatenkwekerij Zuiderlicht, De Lier
feb 2023 tot heden
* 12 mensen op de lijn, planning, etiketten, controle gewicht
* Uren invullen in app en nieuwe mensen inwerken
Kasmedewerker – Koppert Cress, Monster
apr 2020 tot jan 2023
* Zaaien, oogsten, hygiëne
Orderpicker – FloraHolland, Naaldwijk
sep 2018 tot mrt 2020
Verkoopster – Żabka, Kielce (Polen)
2014 tot 2018
## School
Technikum handel, Kielce, 2014
Nederlands A2, Taalhuis Westland, 2025
## Talen
Pools, Engels, Nederlands
## Verder
Heftruckcertificaat, fiets en auto, geen huisvesting nodig
`,
  }),
];
