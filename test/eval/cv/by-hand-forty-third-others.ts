import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-third');

/** The open ones in German, French and Spanish. All people are made up. */
export const BY_HAND_FORTY_THIRD_OTHERS: Sheet[] = [
  cv('07-de-ch-treuhand', 'odt', 'de', 'CH', {
    names: ['Reto von Ballmoos', 'Reto Andreas von Ballmoos'],
    email: 'reto.vonballmoos@emmental.example',
    phone: '079 555 01 43',
    city: 'Burgdorf',
    headline: 'Treuhänder mit eidg. Fachausweis',
    languages: ['Deutsch', 'Französisch', 'Englisch'],
    jobs: [
      'Mandatsleiter Treuhand | BDO AG | Burgdorf | 2020-01 | now',
      'Sachbearbeiter Treuhand | Gfeller + Partner AG | Langenthal | 2014-08 | 2019-12',
      'Kundenberater | Bernerland Bank | Sumiswald | 2011-08 | 2014-07',
      'Kaufmännischer Angestellter | Gemeindeverwaltung Hasle | Hasle b. B. | 2009-08 | 2011-07',
    ],
    page: `
HEAD Lebenslauf R. von Ballmoos
|| 12 5
| ! Reto Andreas von Ballmoos\\Treuhänder mit eidg. Fachausweis\\Kirchbühl 22, 3400 Burgdorf\\079 555 01 43\\reto.vonballmoos@emmental.example\\geboren am 2.2.1990, Bürger von Hasle b. B., ledig | PIC Porträt | Foto
# Berufliche Tätigkeit
|| 4.5 12.5
| Jan. 2020 – heute | **Mandatsleiter Treuhand**, BDO AG, Burgdorf (100 %)\\55 KMU und Vereine, eingeschränkte Revision, zwei Lernende
| Aug. 2014 – Dez. 2019 | **Sachbearbeiter Treuhand**, Gfeller + Partner AG, Langenthal (80 %)\\Abschlüsse, MWST, Löhne mit Abacus
| Aug. 2011 – Juli 2014 | **Kundenberater**, Bernerland Bank, Sumiswald
| Aug. 2009 – Juli 2011 | **Kaufmännischer Angestellter**, Gemeindeverwaltung Hasle
# Aus- und Weiterbildung
|| 4.5 12.5
| 2015 – 2018 | Treuhänder mit eidg. Fachausweis, STS Bern
| 2006 – 2009 | Kaufmann EFZ, Profil M, Gemeinde Hasle / bwd Bern
# Sprachen
|| 4.5 12.5
| Deutsch | Muttersprache
| Französisch | gut (DELF B2)
| Englisch | Grundkenntnisse
# Nebenamt
Kassier der Musikgesellschaft Hasle; Präsident der Rechnungsprüfungskommission
`,
  }),
  cv('08-de-lehrerin', 'docx', 'de', 'DE', {
    names: ['Friederike von der Osten-Sacken'],
    email: 'f.vdosten@weserpost.example',
    phone: '0421 5550 161',
    city: 'Bremen',
    headline: 'Studienrätin für Chemie und Biologie',
    languages: ['Deutsch', 'Englisch', 'Russisch'],
    aside: [2],
    jobs: [
      'Studienrätin | Kippenberg-Gymnasium | Bremen | 2018-08 | now',
      'Lehrkraft in Vertretung | Oberschule Findorff | Bremen | 2018-02 | 2018-07',
      'Referendariat | Altes Gymnasium | Oldenburg | 2016-08 | 2018-01',
      'Wissenschaftliche Mitarbeiterin | Alfred-Wegener-Institut | Bremerhaven | 2012-04 | 2016-06',
    ],
    page: `
> Dr. rer. nat.
> **Friederike von der Osten-Sacken**
> Studienrätin für Chemie und Biologie
^ Schwachhauser Heerstraße 190 · 28213 Bremen · 0421 5550 161 · f.vdosten@weserpost.example
# Schuldienst
08/2018 – dato
**Studienrätin, Kippenberg-Gymnasium, Bremen**
* Fachsprecherin Chemie, Gefahrstoffbeauftragte
* Leistungskurse, „Jugend forscht“ (zweimal Landessieg)
02/2018 – 07/2018
**Lehrkraft in Vertretung, Oberschule Findorff, Bremen**
08/2016 – 01/2018
**Referendariat, Altes Gymnasium, Oldenburg**
# Forschung
04/2012 – 06/2016
**Wissenschaftliche Mitarbeiterin, Alfred-Wegener-Institut, Bremerhaven**
* Promotion über Kieselalgen (magna cum laude), zwei Fahrten mit der Polarstern
# Studium
2006 – 2012  Chemie und Biologie, Staatsexamen, Universität Göttingen
2006  Abitur, Ökumenisches Gymnasium zu Bremen
# Sprachen
Deutsch, Englisch (fließend), Russisch (Lesekenntnisse)
# Gesucht
Schulentwicklung oder Verlag, 75 %, ab Februar oder August 2027
`,
  }),
  cv('09-fr-be-comptable', 'doc', 'fr', 'BE', {
    names: ['Nathalie Dewez'],
    email: 'nathalie.dewez@sambremail.example',
    phone: '0470 55 01 91',
    city: 'Namur',
    headline: 'Comptable fiscaliste',
    languages: ['Français', 'Néerlandais', 'Anglais'],
    jobs: [
      'Comptable fiscaliste | Fiduciaire Lemaire & Associés | Namur | 2016-09 | now',
      'Comptable | SPF Finances | Bruxelles | 2011-01 | 2016-08',
      'Aide-comptable | Colruyt Group | Halle | 2007-10 | 2010-12',
    ],
    page: `
**DEWEZ Nathalie**
Chaussée de Dinant 402 – 5000 Namur
GSM 0470 55 01 91 – nathalie.dewez@sambremail.example
Née le 4 mai 1985 – Belge – Cohabitante légale, 1 enfant
^ __Comptable fiscaliste__ (ITAA n° 10.555.019)
^ EXPÉRIENCES PROFESSIONNELLES
|| 4 13
| 09/2016 – ... | Fiduciaire Lemaire & Associés, Namur\\Comptable fiscaliste (4/5e temps)\\70 dossiers indépendants et PME, TVA, ISOC, IPP, bilans BNB
| 01/2011 – 08/2016 | SPF Finances, Bruxelles\\Comptable\\Contrôle TVA, Centre PME
| 10/2007 – 12/2010 | Colruyt Group, Halle\\Aide-comptable\\Fournisseurs, en néerlandais
^ ÉTUDES
|| 4 13
| 2004 – 2007 | Bachelier en comptabilité, option fiscalité, Henallux, Namur (distinction)
| 2004 | CESS, Institut Sainte-Ursule
^ LANGUES
|| 4 13
| Français | langue maternelle
| Néerlandais | bonne connaissance
| Anglais | notions
^ INFORMATIQUE
BOB 50, Winbooks, Odoo, Biztax, Intervat
^ Permis B. Disponible moyennant préavis de 13 semaines.
`,
  }),
  cv('10-fr-soudeur', 'docx', 'fr', 'FR', {
    names: ['Mickaël Vandenbroucke'],
    email: 'mika.vdb@flandremail.example',
    phone: '06 39 98 70 55',
    city: 'Grande-Synthe',
    headline: 'SOUDEUR TIG / ARC – TUYAUTEUR',
    languages: [],
    jobs: [
      'Soudeur-tuyauteur | Ponticelli Frères | Gravelines | 2022-09 | now',
      'Soudeur | Proman Intérim | Dunkerque | 2019-01 | 2022-08',
      'Soudeur chaudronnier | Chantiers de l’Atlantique | Saint-Nazaire | 2012-06 | 2018-11',
      'Ouvrier de fabrication | ArcelorMittal | Dunkerque | 2009-09 | 2012-05',
    ],
    page: `
> VANDENBROUCKE Mickaël
> SOUDEUR TIG / ARC – TUYAUTEUR
> 3 allée des Mésanges 59760 Grande-Synthe – 06 39 98 70 55 – mika.vdb@flandremail.example
> Permis B, véhicule – Mobile France entière
# Qualifications
|| 6 11
| Soudage | TIG et arc toutes positions, licences NF EN ISO 9606-1 à jour (visa 07/2026)
| Matières | Acier noir, inox 316L, duplex
| Habilitations | CSQ, RP1, HN1, GIES 2, ATEX 0
| CACES | Nacelle R486 B
# Expérience
|| 4.5 6 6.5
| sept. 2022 → aujourd’hui | Soudeur-tuyauteur | Ponticelli Frères, Gravelines
| janv. 2019 → août 2022 | Soudeur | Proman Intérim, Dunkerque (missions Total, Aluminium Dunkerque, Ajinomoto)
| juin 2012 → nov. 2018 | Soudeur chaudronnier | Chantiers de l’Atlantique, Saint-Nazaire
| sept. 2009 → mai 2012 | Ouvrier de fabrication | ArcelorMittal, Dunkerque
# Formation
|| 4.5 12.5
| 2012 | Titre pro soudeur, AFPA Dunkerque
| 2009 | Bac pro ROC-SM, lycée de l’Europe
# Divers
Carnaval de Dunkerque (tambour-major adjoint), pêche
`,
  }),
  cv('11-es-ar-desarrollador', 'odt', 'es', 'AR', {
    names: ['Nicolás Ezequiel Zubeldía', 'Nicolás Zubeldía', 'Nico Zubeldía'],
    email: 'nico@zubeldia-dev.example',
    phone: '+54 9 351 555-0168',
    city: 'Córdoba',
    headline: 'Desarrollador mobile (Kotlin / Swift)',
    languages: ['Español', 'Inglés', 'Portugués'],
    jobs: [
      'Tech Lead Mobile | Mercado Libre | Córdoba | 2022-08 | now',
      'Desarrollador Android Sr | Naranja X | Córdoba | 2019-03 | 2022-07',
      'Desarrollador Android Ssr | Globant | Córdoba | 2016-10 | 2019-02',
      'Desarrollador Jr | Globant | Córdoba | 2015-02 | 2016-09',
    ],
    page: `
|| 17
| ! NICO ZUBELDÍA\\Desarrollador mobile (Kotlin / Swift)
Nicolás Ezequiel Zubeldía · Córdoba, Argentina · +54 9 351 555-0168 · nico@zubeldia-dev.example
# Sobre mí
Hago apps que usan millones de personas y que andan también en un celular de gama baja con 3G en Traslasierra. Me copa la performance. Monotributista; facturo a afuera sin drama.
# Experiencia
**Mercado Libre** | Córdoba | ago. 2022 – presente
Tech Lead Mobile
* Equipo de 7, checkout, 12 países
**Naranja X** | Córdoba | mar. 2019 – jul. 2022
Desarrollador Android Sr
* Billetera, pagos QR, biometría
**Globant** | Córdoba | feb. 2015 – feb. 2019
Desarrollador Android Ssr (oct. 2016 – feb. 2019)
* Cliente Disney, parques
Desarrollador Jr (feb. 2015 – sep. 2016)
* Cliente Santander
# Estudios
Analista en Sistemas, Universidad Siglo 21, 2014
Ingeniería en Sistemas, UTN FRC (28 de 41 materias)
# Idiomas
Español nativo; Inglés avanzado; Portugués intermedio
# Comunidad
Charlas en Nerdearla 2023 y 2025. Hincha de Talleres.
`,
  }),
  cv('12-es-enfermera', 'pdf', 'es', 'ES', {
    names: ['María del Mar Echevarría Lasarte', 'Mar Echevarría Lasarte', 'María del Mar Echevarría'],
    email: 'mar.echevarria@ebro.example',
    phone: '612 555 014',
    city: 'Zaragoza',
    headline: 'Enfermera de quirófano',
    languages: ['Castellano', 'Euskera', 'Inglés'],
    jobs: [
      'Enfermera de quirófano | Hospital Miguel Servet | Zaragoza | 2018-10 | now',
      'Enfermera | Quirónsalud | Zaragoza | 2014-05 | 2018-09',
      'Staff Nurse | St James’s University Hospital | Leeds | 2011-02 | 2014-03',
      'Enfermera (contratos de verano) | Osakidetza | Vitoria-Gasteiz | 2009-06 | 2010-09',
    ],
    page: `
[[ 11.5 5.5
! Mar Echevarría Lasarte
**Enfermera de quirófano**
Instrumentista en trauma, columna y ginecología. Ordenada hasta la manía. Busco turno de mañana en la privada, a partir de febrero.
^ **TRAYECTORIA**
**Enfermera de quirófano**
Hospital Miguel Servet, Zaragoza
Octubre de 2018 – actualidad
* Interina; circulante, instrumentista y apoyo a anestesia
**Enfermera**
Quirónsalud, Zaragoza
Mayo de 2014 – septiembre de 2018
* Reanimación y quirófano
**Staff Nurse**
St James’s University Hospital, Leeds
Febrero de 2011 – marzo de 2014
* NMC, banda 5, planta de traumatología
**Enfermera (contratos de verano)**
Osakidetza, Vitoria-Gasteiz
Junio de 2009 – septiembre de 2010
^ **ESTUDIOS**
Máster en Enfermería Quirúrgica, Universidad de Zaragoza, 2020
Diplomatura en Enfermería, UPV/EHU, 2009
---
**Datos**
María del Mar Echevarría Lasarte
Paseo Sagasta, 61, 4.º B
50006 Zaragoza
612 555 014
mar.echevarria@ebro.example
^ **Idiomas**
Castellano, nativo
Euskera, B1
Inglés, C1
^ **Otros**
Colegiada en Zaragoza
Carné B y coche
Vacunación completa
^ **Me gusta**
El monte, la jota y el café solo
]]
`,
  }),
];
