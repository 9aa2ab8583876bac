<?php

namespace Symfony\Component\HttpFoundation;

/** The clock that stands still is that of cookies, too. */
function time(): int
{
    return \Illuminate\Support\Carbon::now()->getTimestamp();
}
