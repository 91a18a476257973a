import type { Handlers } from '../../http/operations';
import type { Services } from '../../services';
import { partnerSettings, savePartnerSettings } from './queries';

type PartnerAccountHandlers = Pick<Handlers, 'getPartnerSettings' | 'updatePartnerSettings'>;

export function partnerAccountHandlers({ db }: Services): PartnerAccountHandlers {
  return {
    async getPartnerSettings({ account }) {
      return partnerSettings(db, account.id);
    },

    async updatePartnerSettings({ body, account }) {
      return savePartnerSettings(db, account.id, body);
    },
  };
}
