import { callOf, listOf, newOf, optionsOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { walletFeature } from '#features/ledger/pay-way/wallet-feature.contract';
import { walletChecks } from '#features/counter/wallet-message/message-checks.server';
import {
  changeMessage,
  forwardPath,
  makeForwardKey,
  pasteMessages,
  revokeForwardKey,
  walletMessage,
} from '#features/counter/wallet-message/wallet-message.contract';
import { walletScreen } from '#features/counter/wallet-pattern/wallet.screens';
import { bookMessages, findProposals, findUnconfirmed, findWallets } from './wallet.contract';
import { tellOfWallets } from './wallet-news.server';
import { walletsToOwner } from './wallet-owner.server';
import { toldOfMessages, walletRoutes } from './wallet.server';

const toOpen = { screen: walletScreen, right: listOf(walletMessage) };

export const walletSlice: Slice = {
  features: [walletFeature],
  routes: walletRoutes,
  only: [
    {
      screen: walletScreen,
      calls: [
        listOf(walletMessage),
        ...[pasteMessages, changeMessage, bookMessages, findProposals, findWallets, findUnconfirmed].map(callOf),
        optionsOf(moneyAccount),
      ],
    },
  ],
  open: [newOf({ path: forwardPath })],
  administrators: [makeForwardKey, revokeForwardKey].map(callOf),
  tells: toldOfMessages,
  checks: walletChecks,
  tellsOwner: walletsToOwner,
  news: { 'wallet open': toOpen, 'forwarder silent': toOpen },
  hourly: tellOfWallets,
};
