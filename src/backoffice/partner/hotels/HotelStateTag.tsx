import type { HotelState } from '../../../api/partner';
import { hotelTexts as texts } from '../../../i18n/en/partner/hotels';
import { StatusTag } from '../../ui/StatusTag';

const tones = { LISTED: 'good', DRAFT: 'quiet', SUSPENDED: 'bad' } as const;

export function HotelStateTag({ state }: { state: HotelState }) {
  return <StatusTag tone={tones[state]}>{texts.states[state]}</StatusTag>;
}
