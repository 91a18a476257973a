import { TAX_AND_FEE_PERCENT } from '../../../domain/bookings/taxAndFee';
import type { HelpTexts } from '../vi/help';

export const texts: HelpTexts = {
  notFound: {
    code: '404',
    title: 'Page Not Found',
    text: 'The page you want does not exist, or you do not have permission to see it.',
    advice: 'The address may be mistyped, or the page may have moved.',
    home: 'Back to the homepage',
    search: 'Find a place to stay',
  },
  support: {
    title: 'Help and policies',
    intro: 'What to know before, during and after booking with Nghỉ Đâu.',
    contents: 'On this page',
    stay: {
      title: 'Check-in and check-out',
      times: 'Check in from 14:00, check out before 12:00, Vietnam time.',
      papers: 'Bring your identity card or passport and the booking code (or its QR) to the desk.',
      early: 'For an early arrival or a late departure, please call the hotel first.',
    },
    hold: {
      title: 'Rooms are held until 18:00',
      until:
        'Your room is held until 18:00 on the check-in day. After that the hotel may give it to somebody else.',
      sameDay:
        'If you book on the check-in day itself, it is held for at least two hours, but never past 23:59.',
      late: 'Arriving later? Open the booking under My bookings and say when, once: the room is then held until that time, 23:59 at the latest.',
      never:
        'We never cancel a booking by ourselves: only the hotel may give the room away, and not before that.',
    },
    cancel: {
      title: 'Cancelling',
      free: 'Free until 72 hours before 14:00 on the check-in day. The exact moment is printed on your booking.',
      example: 'For example: checking in on 28/11, you cancel free of charge until 14:00 on 25/11.',
      late: 'Later you can still cancel until the hold ends; it is noted as late. After the hold, please call the hotel.',
      how: 'Open the booking under My bookings and press Cancel booking. To change dates, rooms or guests, press Change booking there: you see the difference in price before you agree. After the hold, call the hotel and give the booking code.',
    },
    guests: {
      title: 'Children and guests',
      free: 'Children under 6 stay free when they share a bed with an adult.',
      ages: 'In a search, children are guests from 0 to 10 years old.',
      rooms: 'One booking takes at most 5 rooms of one hotel, with room for the whole party.',
      minimum: 'Some hotels ask for a number of nights at least; their rules say how many.',
    },
    pets: {
      title: 'Pets',
      rule: 'No pets, except at hotels that say so among their amenities and policies.',
    },
    payment: {
      title: 'Payment at the counter',
      counter: 'Nothing is paid in advance. You pay the whole amount at the hotel’s counter.',
      card: 'Nghỉ Đâu never asks for a card or bank account. If somebody asks you for a transfer in our name, please do not make it.',
    },
    price: {
      title: 'Price, tax and fee',
      lines: `Without dates a price is for one night, before ${TAX_AND_FEE_PERCENT}% taxes and fees. With dates it is the total of the stay, taxes and fees included. When you book you see three lines: rooms, taxes and fees, and the total at the counter.`,
      same: 'The amount you confirm is the amount on your booking. If a price changes meanwhile, we show you the new one and ask first.',
    },
    vouchers: {
      title: 'Discounts',
      automatic:
        'When a hotel has a discount, its card shows the percentage and the former price struck through.',
      line: 'What is taken off stands on a line of its own before you confirm, so you always see how much it is.',
      code: 'You have a discount code? Enter it when you book: the price changes at once, and a code that does not work says why.',
      back: 'When you cancel, the use of the code is given back.',
    },
    reviews: {
      title: 'Reviews',
      who: 'Only guests who stayed and checked out write one, once for each booking: stars and a comment.',
      change: 'It shows at once and can be changed for 7 days. The hotel may answer below it.',
      average: 'The average is taken over all reviews. A hotel without any is marked New.',
    },
    account: {
      title: 'Account and password',
      verify:
        'After signing up, open the link in the e-mail. It works for 24 hours; the login page sends a new one.',
      forgot:
        'Forgot your password? Ask for a link; it works once, for 24 hours, and logs every device out.',
      devices:
        'Changing the password, or logging out on every device, ends all earlier sessions at once.',
      reset: 'Set a new password',
    },
    hotel: {
      title: 'Contacting the hotel',
      phone:
        'The hotel’s phone number is on its page, on your booking and on the confirmation. On a phone, tap the number to call.',
      about: 'The hotel answers about rooms, arrival, transfers, invoices and special wishes.',
      bookings: 'See my bookings',
    },
    personalData: {
      title: 'Personal data',
      what: 'We keep your e-mail, name and phone number to open your account, to hold rooms and so that the hotel can reach you. We collect them only with your consent.',
      who: 'Only the hotel you book receives your name, phone number and e-mail. This site loads nothing from third parties and sells no data.',
      device:
        'Recently viewed hotels and the dates you search for stay on your own device until you log out. So do favourites until you log in; then they belong to your account.',
      take: 'On the page with your personal info you download all that we store about you, and see when you gave your consent.',
      remove:
        'You can delete your account there. E-mail, name and favourites go; bookings you made stay with the hotel with the name and phone number on them, reviews stay without a name.',
      change: 'See and change my personal info',
    },
  },
};
