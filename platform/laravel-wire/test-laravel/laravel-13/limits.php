<?php

use Illuminate\Cache\RateLimiting\Limit;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\RateLimiter;
use Illuminate\Support\Facades\Route;

RateLimiter::for('single', fn () => Limit::perMinute(2));
RateLimiter::for('by', fn (Request $request) => Limit::perMinute(2)->by($request->query('who')));
RateLimiter::for('several', fn (Request $request) => [
    Limit::perMinute(5),
    Limit::perHour(2)->by('who:' . $request->query('who')),
]);
RateLimiter::for('later', fn (Request $request) => [Limit::perHour(2)->by('hour'), Limit::perSecond(9, 30)->by('half')]);
RateLimiter::for('twins', fn () => [Limit::perMinute(3), Limit::perHour(2)]);
RateLimiter::for('none', fn () => Limit::none());
RateLimiter::for('sometimes', fn (Request $request) => $request->has('free') ? Limit::none() : Limit::perMinute(1));
RateLimiter::for('shared', fn () => Limit::perMinute(3)->by('all'));

foreach (['single', 'by', 'several', 'later', 'twins', 'none', 'sometimes', 'shared'] as $name) {
    Route::get("limits/$name", fn () => ['passed' => true])->middleware("throttle:$name");
}
Route::get('limits/shared-too', fn () => ['passed' => true])->middleware('throttle:shared');
Route::get('limits/two', fn () => ['passed' => true])->middleware(['throttle:shared', 'throttle:single']);
