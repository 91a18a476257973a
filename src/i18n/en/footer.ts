import type { FooterTexts } from '../vi/footer';

export const texts: FooterTexts = {
  tagline: 'Places to stay all over Vietnam. Your room is held now, you pay at the counter.',
  types: 'Property types',
  hotels: 'Hotels',
  apartments: 'Apartments',
  resorts: 'Resorts',
  homestays: 'Homestays',
  villas: 'Villas',
  areas: 'Areas',
  places: {
    'ha-noi': 'Hanoi',
    'ho-chi-minh': 'Ho Chi Minh City',
    'da-nang': 'Da Nang',
    'phu-quoc': 'Phu Quoc',
    'da-lat': 'Da Lat',
  },
  support: 'Support',
  help: 'Help and policies',
  cancelling: 'Cancelling and holding a room',
  paying: 'Paying at the counter',
  personalData: 'Personal data',
  becomePartner: 'Become a partner',
  credit: 'A student project, made for learning and demonstration.',
};
