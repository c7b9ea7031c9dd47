-- The dashboard's figures of certificates and of the shop's documents: open balances, and what was received.
call keep_figure('certificate', 'certificate');
call keep_figure('invoice', 'invoice', amount => 'balance', live => '"voidedAt" is null');
call keep_figure('invoice_receipt', 'invoice_receipt', amount => '"amountPaid"', live => '"voidedAt" is null');
call keep_figure('service', 'service', amount => '"Balance"', live => '"voidedAt" is null');
call keep_figure('service_receipt', 'service_receipt', amount => '"AmountPaid"', live => '"voidedAt" is null');
