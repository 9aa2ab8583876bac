<?php

use App\Publisher;
use App\User;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\Hash;
use Illuminate\Support\Facades\Route;

// The part of the application that has not moved yet: nginx gives /old to Laravel.
Route::middleware('stateful')->prefix('old')->group(function () {
    Route::get('csrf-cookie', fn () => response()->noContent());

    Route::post('login', function (Request $request) {
        $credentials = ['email' => $request->input('email'), 'password' => $request->input('password')];
        abort_unless(Auth::attempt($credentials, $request->boolean('remember')), 422);
        $request->session()->regenerate();

        return response()->noContent();
    });

    Route::middleware('auth')->group(function () {
        Route::get('user', fn (Request $request) => $request->user());

        Route::post('logout', function (Request $request) {
            if ($request->boolean('sockets')) {
                Publisher::terminateUserConnections((string) $request->user()->id);
            }
            Auth::guard('web')->logout();
            $request->session()->invalidate();
            $request->session()->regenerateToken();

            return response()->noContent();
        });

        Route::post('password', function (Request $request) {
            $request->user()->forceFill(['password' => Hash::make($request->input('password'))])->save();

            return response()->noContent();
        });

        Route::post('publish', fn (Request $request) => ['status' => Publisher::trigger(
            $request->input('channel'),
            $request->input('event'),
            $request->input('data'),
            $request->header('X-Socket-ID'),
        )]);
    });

    // An application keeps things in a session that only PHP can read, where its form has them, and a flash message.
    Route::post('keep', function (Request $request) {
        $shared = new ArrayObject(['a' => 1]);
        $request->session()->put('cart', ['lines' => [['id' => 7, 'price' => 12.5, 'note' => 'größer']], 'total' => 25.0]);
        $request->session()->put(config('session.serialization') === 'json' ? [] : [
            'when' => new DateTimeImmutable('2026-01-02 03:04:05', new DateTimeZone('UTC')),
            'shared' => $shared,
            'again' => ['same' => $shared],
            'bytes' => "\x00\xff\"};",
        ]);
        $request->session()->flash('status', 'Saved!');

        return response()->noContent();
    });

    Route::get('kept', function (Request $request) {
        $session = $request->session();

        return [
            'cart' => $session->get('cart'),
            'when' => optional($session->get('when'))->format('c'),
            'isSame' => $session->get('shared') !== null && $session->get('shared') === $session->get('again.same'),
            'bytes' => base64_encode($session->get('bytes', '')),
            'status' => $session->get('status'),
            'token' => $session->token(),
        ];
    });
});

Route::middleware('stateful')->post('old/broadcasting/auth', function (Request $request) {
    [, , $key, $secret] = explode(' ', getenv('PUSHER'));
    abort_unless($request->user() && $request->input('channel_name') === "private-notes.{$request->user()->id}", 403);

    return ['auth' => $key.':'.hash_hmac('sha256', $request->input('socket_id').':'.$request->input('channel_name'), $secret)];
});
