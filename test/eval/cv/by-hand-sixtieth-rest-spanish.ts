import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixtieth-rest');

/** The closed ones in Spanish. All people are made up. */
export const BY_HAND_SIXTIETH_REST_SPANISH: Sheet[] = [
  cv('13-es-es-soldador', 'pdf', 'es', 'ES', {
    names: ['José Manuel Cabanillas Torres', 'José Manuel Cabanillas', 'Manolo Cabanillas'],
    email: 'jmcabanillas@bahiamail.example',
    phone: '600 555 018',
    city: 'Puerto Real',
    headline: 'Soldador homologado TIG / electrodo',
    languages: [],
    jobs: [
      'Soldador de primera | Navantia | Puerto Real | 2018 | now',
      'Soldador | Dragados Offshore | Puerto Real | 2012 | 2018',
      'Calderero | Talleres Hermanos Benítez | San Fernando | 2003 | 2011',
    ],
    page: `
# José Manuel Cabanillas Torres
Soldador homologado TIG / electrodo
C/ Ribera del Muelle 30, 11510 Puerto Real (Cádiz). Tfno. 600 555 018. jmcabanillas@bahiamail.example
## EXPERIENCIA
* 2018 – actualidad. Soldador de primera en Navantia, Puerto Real. Tubería de acero inoxidable y cuproníquel.
* 2012 – 2018. Soldador en Dragados Offshore, Puerto Real. Jackets y módulos, posición 6G.
* 2003 – 2011. Calderero en Talleres Hermanos Benítez, San Fernando.
## HOMOLOGACIONES
UNE-EN ISO 9606-1 (141 y 111), en vigor hasta marzo de 2028
Espacios confinados, trabajos en altura, PRL 60 h
## ESTUDIOS
FP I Construcciones Metálicas, 1999
## OTROS
Carné B, coche propio. He trabajado seis meses en Noruega y volvería si la dieta compensa.
`,
  }),
  cv('14-es-mx-ventas', 'docx', 'es', 'MX', {
    names: ['Lic. Gabriela Ibarra Montes', 'Gabriela Ibarra Montes', 'Gabriela Ibarra', 'Gaby Ibarra'],
    email: 'gaby.ibarra@tapatiomail.example',
    phone: '33 5555 0142',
    city: 'Zapopan',
    headline: 'Ejecutiva de Ventas B2B',
    languages: ['Español', 'Inglés'],
    aside: [3],
    jobs: [
      'Ejecutiva de Cuenta Sr. | Kimberly-Clark de México | Guadalajara | 2021-05 | now',
      'Ejecutiva de Ventas | Grupo Bimbo | Zapopan | 2018-01 | 2021-04',
      'Promotora | L’Oréal | Guadalajara | 2016-02 | 2017-12',
      'Practicante de Mercadotecnia | Tequila Herradura | Amatitán | 2015-08 | 2016-01',
    ],
    page: `
[[ 5 12
PIC Fotografía | retrato
**Lic. Gabriela Ibarra Montes**
Ejecutiva de Ventas B2B
^ **Datos de contacto**
Cel. 33 5555 0142
gaby.ibarra@tapatiomail.example
Col. Chapalita, Zapopan, Jalisco
^ **Idiomas**
Español (nativo)
Inglés (avanzado, TOEFL 590)
^ **Paquetería**
Salesforce, SAP, Power BI
---
# Perfil
Diez años vendiendo a cadenas y mayoristas. Cierre de 2025 al 118% de la cuota.
# Experiencia laboral
**Ejecutiva de Cuenta Sr.**
Kimberly-Clark de México, Guadalajara
Mayo 2021 – a la fecha
* Cuentas clave del Occidente, $86 MDP anuales
* Planogramas, promociones y cobranza
**Ejecutiva de Ventas**
Grupo Bimbo, Zapopan
Enero 2018 – Abril 2021
**Promotora**
L’Oréal, Guadalajara
Febrero 2016 – Diciembre 2017
**Practicante de Mercadotecnia**
Tequila Herradura, Amatitán
Agosto 2015 – Enero 2016
# Formación
Lic. en Mercadotecnia, Universidad de Guadalajara, 2016
]]
`,
  }),
  cv('15-es-es-auxiliar-domicilio', 'doc', 'es', 'ES', {
    names: ['Luz Marina Ospina Giraldo', 'Luz Marina Ospina'],
    email: 'luzma.ospina@turiamail.example',
    phone: '+34 600 555 046',
    city: 'Valencia',
    languages: [],
    jobs: [
      'Auxiliar de ayuda a domicilio | Clece | Valencia | 2022-02 | now',
      'Interna cuidado de mayores | Familia particular | Godella | 2019-05 | 2022-01',
      'Auxiliar de enfermería | Clínica Las Américas | Medellín | 2011-03 | 2018-11',
    ],
    page: `
> CURRICULUM VITAE
^ **DATOS PERSONALES**
|| 5 11
| Nombre y apellidos | Luz Marina Ospina Giraldo
| Nacionalidad | Colombiana, permiso de residencia y trabajo
| Domicilio | Avda. del Puerto 210, 46023 Valencia
| Teléfono | +34 600 555 046
| Correo | luzma.ospina@turiamail.example
^ **EXPERIENCIA LABORAL**
|| 5 11
| Desde febrero de 2022 | **Auxiliar de ayuda a domicilio**\\Clece, Valencia\\Seis usuarios al día, aseo, grúa, acompañamiento al médico
| De mayo de 2019 a enero de 2022 | **Interna cuidado de mayores**\\Familia particular, Godella\\Señora con alzhéimer, noches y fines de semana
| De marzo de 2011 a noviembre de 2018 | **Auxiliar de enfermería**\\Clínica Las Américas, Medellín\\Hospitalización y urgencias
^ **FORMACIÓN**
|| 5 11
| 2021 | Certificado de profesionalidad Atención sociosanitaria a personas en el domicilio
| 2010 | Técnico auxiliar en enfermería, SENA (en trámite de homologación)
^ **OBSERVACIONES**
Disponible de lunes a viernes. No interna. Referencias de las familias con mucho gusto.
`,
  }),
  cv('16-es-ar-analista', 'pdf', 'es', 'AR', {
    names: ['Lautaro Ezequiel Benedetti', 'Lautaro Benedetti'],
    email: 'lauti.benedetti@paranamail.example',
    phone: '+54 9 341 555-0127',
    city: 'Rosario',
    headline: 'Analista de Control de Gestión',
    languages: ['Inglés', 'Portugués'],
    aside: [2],
    jobs: [
      'Analista de Control de Gestión Ssr | Bunge | Puerto General San Martín | 2022-03 | now',
      'Analista administrativo | La Segunda Seguros | Rosario | 2019-06 | 2022-02',
      'Pasante | Bolsa de Comercio de Rosario | Rosario | 2018-04 | 2019-03',
    ],
    page: `
! Lautaro Ezequiel Benedetti
Analista de Control de Gestión
> Rosario, Santa Fe  |  +54 9 341 555-0127  |  lauti.benedetti@paranamail.example  |  31 años
# Sobre mí
Contador público, fana de las planillas que cierran. Me interesa pasar a business partner en agro o alimentos, híbrido.
# Experiencia
## Bunge – Puerto General San Martín
Analista de Control de Gestión Ssr (marzo 2022 – presente)
* Presupuesto y forecast de dos plantas de molienda
* Tableros en Power BI para energía y fletes
* Cierre mensual USGAAP
## La Segunda Seguros – Rosario
Analista administrativo (junio 2019 – febrero 2022)
* Conciliaciones, siniestros a pagar
## Bolsa de Comercio de Rosario – Rosario
Pasante (abril 2018 – marzo 2019)
# Educación
Contador Público, Universidad Nacional de Rosario, 2020, promedio 7,9
# Idiomas
Inglés C1
Portugués B1
# Sueldo pretendido
A conversar
`,
  }),
  cv('17-es-es-maestra', 'docx', 'es', 'ES', {
    names: ['Itziar Mendizabal Aranburu', 'Itziar Mendizabal'],
    email: 'itziar.mendi@urolamail.example',
    phone: '688 555 073',
    city: 'Zarautz',
    languages: ['Euskera', 'Castellano', 'Inglés'],
    jobs: [
      'Tutora de Primaria | Ikastola Salbatore Mitxelena | Zarautz | 2016-09 | now',
      'Profesora de apoyo | Colegio La Salle | San Sebastián | 2014-09 | 2016-06',
      'Monitora de comedor | Ausolan | Azpeitia | 2011-10 | 2014-06',
    ],
    page: `
HEAD Itziar Mendizabal Aranburu · 688 555 073 · itziar.mendi@urolamail.example · Zarautz (Gipuzkoa)
# Trayectoria
**Septiembre 2016 – hoy**
Tutora de Primaria. Ikastola Salbatore Mitxelena, Zarautz
Tercer ciclo, coordinadora del plan lector y del huerto. Robótica los viernes.
**Septiembre 2014 – junio 2016**
Profesora de apoyo. Colegio La Salle, San Sebastián
Alumnado con TEA y TDAH.
**Octubre 2011 – junio 2014**
Monitora de comedor. Ausolan, Azpeitia
# Títulos
Grado en Educación Primaria, mención Pedagogía Terapéutica, UPV/EHU, 2014
EGA / C1, 2012
Cambridge C1 Advanced, 2019
# Idiomas
Euskera, Castellano, Inglés
# Y además
Remo en trainera, voluntaria en la biblioteca de la cárcel. Certificado de delitos sexuales negativo al día.
`,
  }),
  cv('18-es-co-operario', 'doc', 'es', 'CO', {
    names: ['Jhon Jairo Palacios Mosquera', 'Jhon Jairo Palacios', 'Jhon Palacios'],
    email: 'jhonjairopalacios@aburramail.example',
    phone: '300 555 0159',
    city: 'Itagüí',
    headline: 'Auxiliar de bodega y montacarguista',
    languages: [],
    jobs: [
      'Montacarguista | Grupo Nutresa | Itagüí | 2023-01 | now',
      'Auxiliar de bodega | Alkosto | Medellín | 2019-11 | 2022-12',
      'Auxiliar de cargue | Servientrega | Medellín | 2017-07 | 2019-10',
      'Soldado regular | Ejército Nacional | Carepa | 2015 | 2017',
    ],
    page: `
> **HOJA DE VIDA**
**JHON JAIRO PALACIOS MOSQUERA**
Auxiliar de bodega y montacarguista
Carrera 52 # 36-14, Itagüí, Antioquia
Celular: 300 555 0159
Correo: jhonjairopalacios@aburramail.example
^ **PERFIL LABORAL**
Persona responsable, honesta y con ganas de salir adelante, con experiencia en inventarios, picking, radiofrecuencia y manejo de montacargas contrabalanceado y retráctil.
^ **EXPERIENCIA LABORAL**
Empresa: Grupo Nutresa, Itagüí
Cargo: Montacarguista
Tiempo: enero de 2023 hasta la fecha
Jefe inmediato: Wilson Tamayo
^ Empresa: Alkosto, Medellín
Cargo: Auxiliar de bodega
Tiempo: noviembre de 2019 a diciembre de 2022
^ Empresa: Servientrega, Medellín
Cargo: Auxiliar de cargue
Tiempo: julio de 2017 a octubre de 2019
^ Empresa: Ejército Nacional, Carepa
Cargo: Soldado regular
Tiempo: 2015 a 2017
^ **ESTUDIOS**
Bachiller académico, I.E. Concejo Municipal de Itagüí, 2014
Curso de montacargas, SENA, 40 horas, 2020
Trabajo en alturas avanzado, reentrenamiento 2026
^ **REFERENCIAS PERSONALES**
Yolanda Mosquera, independiente, 300 555 0103
`,
  }),
];
