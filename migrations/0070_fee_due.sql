-- The fee report lists what is due (D6) in the order of its numbers.
create index fee_due on fee ("feeNo") where "feeBalance" > 0 and "voidedAt" is null;
