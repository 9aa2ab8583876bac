<?php

use Illuminate\Http\Request;
use Illuminate\Support\Facades\Route;

config(['app.debug' => true]);

class Machine
{
    public function fail(): never
    {
        throw new RuntimeException('The engine “X/1” is off.');
    }
}

class DebugController extends Illuminate\Routing\Controller
{
    public function fail()
    {
        (new Machine())->fail();
    }
}

Route::get('debug/fail', [DebugController::class, 'fail']);
Route::get('debug/abort', fn () => abort(409, 'Taken.'));
Route::get('debug/user', fn () => throw new Illuminate\Auth\AuthenticationException());
Route::get('debug/policy', fn () => throw new Illuminate\Auth\Access\AuthorizationException());
Route::get('debug/limit', fn () => throw new Illuminate\Http\Exceptions\ThrottleRequestsException('Too Many Attempts.', null, ['Retry-After' => 5]));
Route::post('debug/valid', fn (Request $request) => $request->validate(['title' => 'required']));
